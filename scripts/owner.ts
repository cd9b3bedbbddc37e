import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import pg from "pg"
import { clusterFolder, runningCluster, startCluster } from "../apps/api/src/platform/db/embeddedPostgres.ts"
import { lockFolder } from "../apps/api/src/platform/lib/folderLock.ts"

export const dataDir = resolve(process.env.DATA_DIR ?? "data")

/**
 * Runs `use` on a database as its owner: that of DATABASE_OWNER_URL, else of the data folder, whose server is started
 * unless the casino is running. `orApplication` accepts DATABASE_URL too; `mayBeEmpty` accepts a database without a casino.
 * Prints an error as a sentence and sets the exit code to 1.
 */
export async function asOwner(
  use: (url: string) => Promise<void>,
  options: { orApplication?: boolean; mayBeEmpty?: boolean } = {},
): Promise<void> {
  try {
    const configured =
      process.env.DATABASE_OWNER_URL ?? (options.orApplication ? process.env.DATABASE_URL : undefined)
    const url = configured ?? runningCluster(dataDir)
    if (url !== undefined) return await useCasino(url, use, options.mayBeEmpty)
    if (process.env.DATABASE_URL !== undefined)
      throw new Error(
        "DATABASE_URL is the application's. Name the owner of its tables in DATABASE_OWNER_URL.",
      )
    if (!existsSync(join(clusterFolder(dataDir), "files")))
      throw new Error(
        `There is no casino in ${dataDir} yet. \`npm start\` makes one; DATA_DIR or DATABASE_OWNER_URL name another.`,
      )
    const lock = lockFolder(dataDir)
    const cluster = await startCluster({ dataDir })
    try {
      await useCasino(cluster.url, use, options.mayBeEmpty)
    } finally {
      await cluster.stop()
      lock.release()
    }
  } catch (error) {
    console.error(`\n${(error as Error).message}`)
    process.exitCode = 1
  }
}

async function useCasino(
  url: string,
  use: (url: string) => Promise<void>,
  mayBeEmpty = false,
): Promise<void> {
  if (!mayBeEmpty && !(await hasCasino(url)))
    throw new Error("This database holds no casino yet. `npm run migrate` or `npm start` prepare it.")
  await use(url)
}

async function hasCasino(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rows } = await client.query<{ found: boolean }>(
      "select to_regclass('kernel.event') is not null as found",
    )
    return rows[0]!.found
  } catch (error) {
    throw new Error(
      `The database cannot be reached: ${(error as Error).message || (error as { code?: string }).code}`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}
