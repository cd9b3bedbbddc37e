import { renameSync, writeFileSync } from "node:fs"

/**
 * Writes a file that another process waits for: once it is there, all of it is. Written in place it would be empty for a moment, and
 * whoever asks every few milliseconds meets that moment.
 */
export function writeWhole(path: string, text: string): void {
  const aside = `${path}.${process.pid}`
  writeFileSync(aside, text)
  renameSync(aside, path)
}
