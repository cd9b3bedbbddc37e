import { resolve } from "node:path"
import { runningCluster, startCluster } from "../apps/api/src/kernel/cluster.ts"
import { lockFolder } from "../apps/api/src/kernel/lock.ts"

const dataDir = resolve(process.env.DATA_DIR ?? "data")

/**
 * Does something with a casino's database as its owner: the one of DATABASE_OWNER_URL, of the casino that is running
 * on this data folder, or of the one that is not running. What goes wrong is said in a sentence.
 */
export async function asOwner(use: (url: string) => Promise<void>): Promise<void> {
  try {
    const url = process.env.DATABASE_OWNER_URL ?? runningCluster(dataDir)
    if (url !== undefined) return await use(url)
    if (process.env.DATABASE_URL !== undefined)
      throw new Error(
        "DATABASE_URL is the application's. Name the owner of its tables in DATABASE_OWNER_URL.",
      )
    const lock = lockFolder(dataDir)
    const cluster = await startCluster({ dataDir })
    try {
      await use(cluster.url)
    } finally {
      await cluster.stop()
      lock.release()
    }
  } catch (error) {
    console.error(`\n${(error as Error).message}`)
    process.exitCode = 1
  }
}
