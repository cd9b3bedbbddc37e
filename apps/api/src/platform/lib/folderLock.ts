import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs"
import { join } from "node:path"
import { isProcessAlive, processStartedAt } from "./process.ts"

const parseOwner = (content: string) => {
  const [pid = "", started = ""] = content.trim().split(" ")
  return { pid: Number(pid), started }
}
const isHeld = (content: string) => {
  const { pid, started } = parseOwner(content)
  return Number.isInteger(pid) && pid > 0 && isProcessAlive(pid) && processStartedAt(pid) === started
}

/** Throws where another process has the folder. Of two that take over a dead owner's lock, the one whose rename moved it wins. */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, "lock")
  const owner = `${process.pid} ${processStartedAt(process.pid)}`
  for (let attempt = 0; attempt < 5; attempt++) {
    if (create(path, owner)) return { release: () => release(path, owner) }
    const found = read(path)
    if (found === undefined) continue
    if (isHeld(found)) {
      throw new Error(
        `This casino is already running here (process ${parseOwner(found).pid} has ${folder}). Stop it first, or set DATA_DIR to another folder.`,
      )
    }
    removeStale(path, found)
  }
  throw new Error(`The lock ${path} could not be taken.`)
}

function create(path: string, content: string): boolean {
  // The file is linked into place once it is complete, so that no process reads half a lock.
  const temporary = `${path}.${process.pid}`
  const file = openSync(temporary, "w")
  writeSync(file, content)
  closeSync(file)
  try {
    linkSync(temporary, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false
    throw error
  } finally {
    rmSync(temporary, { force: true })
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return undefined
  }
}

function removeStale(path: string, stale: string): void {
  const aside = `${path}.dead.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  // Another process may have written a live lock between our read and our rename; that one is restored.
  if (readFileSync(aside, "utf8") !== stale) {
    try {
      linkSync(aside, path)
    } catch {
      // A third process has locked the folder, which the next attempt sees.
    }
  }
  rmSync(aside, { force: true })
}

function release(path: string, owner: string): void {
  if (read(path) === owner) rmSync(path, { force: true })
}
