"""Where everything is."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

ENGINE = ROOT / "sixteen"
WEB = ROOT / "web"
LOCKS = ROOT / "scripts" / "locks"
RUNTIME = ROOT / "scripts" / "runtime"

VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
BUILD = ROOT / "build"
DIST = ROOT / "dist"
