"""What the device can do for a match on the table: stay awake, and make a quiet sound."""

from contextlib import suppress
from typing import Any

from pyodide.ffi import JsException
from pyscript import document, window
from pyscript.ffi import to_js

from app.later import later
from app.screens.dom import listen

ABSENT = (JsException, AttributeError)


class Awake:
    """Keeps the screen on during a match, where the browser can."""

    def __init__(self) -> None:
        self._wanted = False
        self._asking = False
        self._lock: Any = None
        listen(document, "visibilitychange", lambda _event: self._see())

    def want(self, wanted: bool) -> None:
        """A match is being played, or none."""
        if window.parent != window.self:
            return  # the screen is its host's affair
        if wanted != self._wanted:
            self._wanted = wanted
            self._see()

    def _see(self) -> None:
        if not self._asking:
            later(self._settle())

    async def _settle(self) -> None:
        """Take the lock or give it back; the browser itself takes it from a page out of sight."""
        self._asking = True
        try:
            with suppress(*ABSENT):
                if not self._wanted:
                    lock, self._lock = self._lock, None
                    if lock:
                        await lock.release()
                elif document.visibilityState == "visible" and (
                    self._lock is None or self._lock.released
                ):
                    self._lock = await window.navigator.wakeLock.request("screen")
        finally:
            self._asking = False
        if not self._wanted and self._lock:
            self._see()


NOTES = {
    "place": ((196.0, 0.0, 0.07), (294.0, 0.03, 0.06)),
    "pass": ((147.0, 0.0, 0.12),),
    "end": ((262.0, 0.0, 0.18), (330.0, 0.14, 0.18), (392.0, 0.28, 0.3)),
}
"""Each sound: its tones, with their pitch, when they begin and how long they ring, in seconds."""

LOUD = 0.06


class Sounds:
    """Short soft tones, made on the spot. Nothing is fetched; off, there is not even a context."""

    def __init__(self) -> None:
        self.on = False
        self._context: Any = None

    def play(self, name: str) -> None:
        """Let a sound of `NOTES` be heard."""
        if not self.on:
            return
        with suppress(*ABSENT):
            if self._context is None:
                self._context = window.AudioContext.new(to_js({"latencyHint": "interactive"}))
            if self._context.state == "suspended":
                self._context.resume()
            for tone in NOTES[name]:
                self._ring(*tone)

    def _ring(self, pitch: float, wait: float, length: float) -> None:
        context = self._context
        begin = context.currentTime + wait
        tone, volume = context.createOscillator(), context.createGain()
        tone.type = "triangle"
        tone.frequency.value = pitch
        volume.gain.setValueAtTime(0, begin)
        volume.gain.linearRampToValueAtTime(LOUD, begin + 0.008)
        volume.gain.exponentialRampToValueAtTime(0.0001, begin + length)
        tone.connect(volume).connect(context.destination)
        tone.start(begin)
        tone.stop(begin + length)
