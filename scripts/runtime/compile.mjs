// Runs one function of bytecode.py in Pyodide under Node, so that the byte code is the browser's.
// Usage: node compile.mjs ROOT FUNCTION JSON-ARGUMENTS   (paths in the arguments start at /host)
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [root, name, argumentsText] = process.argv.slice(2);
const pyodide = await loadPyodide();
const started = pyodide.runPython("import sys; sorted(sys.modules)");
pyodide.mountNodeFS("/host", root);
const source = readFileSync(new URL("bytecode.py", import.meta.url), "utf8");
const scope = pyodide.toPy({ __name__: "bytecode", started });
pyodide.runPython(source, { globals: scope, filename: "bytecode.py" });
scope.get(name).callKwargs(JSON.parse(argumentsText));
