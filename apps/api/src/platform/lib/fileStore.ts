import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { randomUuid } from "./random.ts"

export type FileStore = {
  read(name: string): Promise<Buffer | undefined>
  keep(name: string, bytes: Buffer): Promise<void>
}

const wellFormed = /^[a-z0-9_-]+\/[A-Za-z0-9_-][A-Za-z0-9._-]*$/

/** Writes atomically. Throws where a name is not well-formed: names come from our code, never from a user. */
export function folderFileStore(folder: string): FileStore {
  const toPath = (name: string) => {
    if (!wellFormed.test(name)) throw new Error(`Malformed file name: ${JSON.stringify(name)}`)
    return join(folder, name)
  }
  return {
    async read(name) {
      try {
        return await readFile(toPath(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
        throw error
      }
    },
    async keep(name, bytes) {
      const path = toPath(name)
      const temporary = `${path}.${randomUuid()}`
      await mkdir(join(path, ".."), { recursive: true })
      await writeFile(temporary, bytes)
      await rename(temporary, path)
    },
  }
}
