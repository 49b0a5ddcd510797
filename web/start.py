"""What PyScript runs on the page: the app, from the byte code that the build made of it."""

from app.main import main

main()
