"""What PyScript runs on the page: the app, from the byte code that the build made of it."""

from pyscript import document

try:
    from app.main import main

    main()
except Exception:
    # boot.js tells the player; what went wrong is for the console.
    document.documentElement.dataset.state = "failed"
    raise
