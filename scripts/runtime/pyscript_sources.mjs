// Writes PyScript's Python part, which its package keeps in a script, as JSON: path -> source.
// Usage: node pyscript_sources.mjs TARGET
import { writeFileSync } from "node:fs";
import tree from "../../node_modules/@pyscript/core/src/stdlib/pyscript.js";

const sources = {};
const collect = (folder, prefix) => {
  for (const [name, value] of Object.entries(folder)) {
    if (typeof value === "string") sources[prefix + name] = value;
    else collect(value, `${prefix}${name}/`);
  }
};
collect(tree, "");
writeFileSync(process.argv[2], JSON.stringify(sources));
