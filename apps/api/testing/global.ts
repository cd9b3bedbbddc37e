import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import type { TestProject } from "vitest/node"
import {
  type LocalAddresses,
  makeSecrets,
  type Secrets,
  sandboxEnvironment,
} from "../../sandbox/src/local/environment.ts"
import { casino } from "../src/casino.ts"
import { readConfig } from "../src/config.ts"
import { ensureDefaults } from "../src/modules/content/index.ts"
import { startCluster } from "../src/platform/db/embeddedPostgres.ts"
import { jsonLog } from "../src/platform/lib/log.ts"

declare module "vitest" {
  interface ProvidedContext {
    clusterUrl: string
    applicationUrl: string
    template: string
    secrets: Secrets
  }
}

const unreachable: LocalAddresses = {
  publicUrl: "http://localhost:1",
  host: "127.0.0.1",
  sandboxPort: 1,
  smtpPort: 1,
  sandboxUrl: "http://localhost:1",
}

const memoryFolder = "/dev/shm"
const neededBytes = 2 ** 31

/** A memory file system where it has room: a database has 400 files, which are slow to create on a disk. */
function fastFolder(): string {
  if (!existsSync(memoryFolder)) return tmpdir()
  const { bavail, bsize } = statfsSync(memoryFolder)
  return bavail * bsize > neededBytes ? memoryFolder : tmpdir()
}

/** One PostgreSQL for the whole run, without fsync, and one migrated database with its settings that each test clones in 20 ms. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(fastFolder(), "casino-test-"))
  // PostgreSQL runs under another account where we are root: it must reach the folder, or its files stay in /var/lib.
  chmodSync(dataDir, 0o755)
  const cluster = await startCluster({ dataDir, durable: false, maxConnections: 300 })
  const secrets = makeSecrets()
  const config = readConfig({
    ...sandboxEnvironment(secrets, unreachable),
    DATABASE_URL: cluster.applicationUrl,
    DATABASE_OWNER_URL: cluster.url,
    DATA_DIR: dataDir,
  })
  const built = await casino(config, { log: jsonLog("silent") })
  const settings = built.modules.flatMap((module) => module.settings ?? [])
  await built.platform.transact((tx) => ensureDefaults(tx, settings))
  await built.close()
  const admin = new pg.Client({ connectionString: databaseUrl(cluster.url, "postgres") })
  await admin.connect()
  await admin.query("alter database casino with is_template true")
  await admin.end()
  project.provide("clusterUrl", cluster.url)
  project.provide("applicationUrl", cluster.applicationUrl)
  project.provide("template", "casino")
  project.provide("secrets", secrets)
  return async () => {
    await cluster.stop("immediate")
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function databaseUrl(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}
