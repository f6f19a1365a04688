// Runs a program for wasm32-unknown-unknown, gives it nothing, and ends as it did: node run.mjs PROGRAM.wasm
import { readFile } from "node:fs/promises";

const program = await WebAssembly.compile(await readFile(process.argv[2]));
const wanted = WebAssembly.Module.imports(program);
if (wanted.length > 0) {
  console.error(`the program asks for ${wanted.map(({ module, name }) => `${module}.${name}`).join(", ")}`);
  process.exit(100);
}
const { exports } = await WebAssembly.instantiate(program, {});
process.exit(exports.main(0, 0));
