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

const ownerOf = (content: string) => {
  const [pid = "", started = ""] = content.trim().split(" ")
  return { pid: Number(pid), started }
}
const isHeld = (content: string) => {
  const { pid, started } = ownerOf(content)
  return Number.isInteger(pid) && pid > 0 && isProcessAlive(pid) && processStartedAt(pid) === started
}

/**
 * Takes the folder for this process, or throws a sentence that names the process that has it. A lock whose
 * owner is dead is taken over. Two processes that take over at the same moment: the one whose rename moved
 * the dead lock wins, the other finds the winner's.
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, "lock")
  const mine = `${process.pid} ${processStartedAt(process.pid)}`
  for (let attempt = 0; attempt < 5; attempt++) {
    if (create(path, mine)) return { release: () => release(path, mine) }
    const found = read(path)
    if (found === undefined) continue
    if (isHeld(found)) {
      throw new Error(
        `This casino is already running here (process ${ownerOf(found).pid} has ${folder}). Stop it first, or set DATA_DIR to another folder.`,
      )
    }
    takeAway(path, found)
  }
  throw new Error(`The lock ${path} could not be taken.`)
}

function create(path: string, content: string): boolean {
  // Written aside and linked into place, so that nobody ever reads half a lock.
  const aside = `${path}.${process.pid}`
  const file = openSync(aside, "w")
  writeSync(file, content)
  closeSync(file)
  try {
    linkSync(aside, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false
    throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return undefined
  }
}

function takeAway(path: string, dead: string): void {
  const aside = `${path}.dead.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  // Somebody may have put a live lock there between our look and our rename: give it back.
  if (readFileSync(aside, "utf8") !== dead) {
    try {
      linkSync(aside, path)
    } catch {
      // A third process holds it by now; the loop finds out.
    }
  }
  rmSync(aside, { force: true })
}

function release(path: string, mine: string): void {
  if (read(path) === mine) rmSync(path, { force: true })
}
