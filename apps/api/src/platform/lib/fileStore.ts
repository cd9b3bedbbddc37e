import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { randomUuid } from "./random.ts"

/** Bytes under a name, in one folder. Names are ours, never a user's: letters, digits, `-`, `_`, `.`, one folder deep. */
export type FileStore = {
  /** The bytes, or undefined when nothing is kept under the name. */
  read(name: string): Promise<Buffer | undefined>
  /** Keeps bytes, whole or not at all, replacing what was there. */
  keep(name: string, bytes: Buffer): Promise<void>
}

const wellFormed = /^[a-z0-9_-]+\/[A-Za-z0-9_-][A-Za-z0-9._-]*$/

/** Files of a folder of this machine, made when it is first needed. Throws at a name that is not well-formed. */
export function folderFileStore(folder: string): FileStore {
  const pathOf = (name: string) => {
    if (!wellFormed.test(name)) throw new Error(`Not a name of ours: ${JSON.stringify(name)}`)
    return join(folder, name)
  }
  return {
    async read(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
        throw error
      }
    },
    async keep(name, bytes) {
      const path = pathOf(name)
      const aside = `${path}.${randomUuid()}`
      await mkdir(join(path, ".."), { recursive: true })
      await writeFile(aside, bytes)
      await rename(aside, path)
    },
  }
}
