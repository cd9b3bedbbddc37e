import { fileURLToPath } from "node:url"

/** Halves the start of a child process: types are stripped once for all. Written at a regular exit. */
export const compileCacheEnv = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../../../node_modules/.cache/compiled", import.meta.url)),
}
