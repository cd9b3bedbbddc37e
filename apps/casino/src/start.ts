import { resolve } from "node:path"
import { lockFolder } from "../../api/src/platform/lib/folderLock.ts"

// `npm start`. The data folder is locked before anything else is loaded, so that a second start ends at once.
const dataDir = resolve(process.env.DATA_DIR ?? "data")

function lock(): () => void {
  try {
    return lockFolder(dataDir).release
  } catch (error) {
    console.error(`\n${(error as Error).message}`)
    process.exit(1)
  }
}

const release = lock()
const { open } = await import("./open.ts")
await open(process.env, { dataDir, release })
