import { fileURLToPath } from "node:url"

/**
 * For the environment of a program that a test starts. It halves the time of a start: types are stripped once for all of
 * them. Written when a process ends in order.
 */
export const compileCacheEnv = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../../../node_modules/.cache/compiled", import.meta.url)),
}
