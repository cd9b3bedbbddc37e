// Every npm script of the project runs through this file. It installs what is missing, then starts the program on the
// pinned Node 24. It is plain JavaScript without dependencies, because it runs before anything is installed, on Node 20.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

if (process.platform === "win32") {
  console.error(
    "Windows is not supported: open the project in WSL (https://learn.microsoft.com/windows/wsl).",
  )
  process.exit(1)
}

const root = join(dirname(fileURLToPath(import.meta.url)), "..")
process.chdir(root)
const task = process.argv[2] ?? "start"
const rest = process.argv.slice(3)
// Standard output belongs to `--json`.
const log = (text) => console.error(`• ${text}`)
const hash = (text) => createHash("sha256").update(text).digest("hex")

function fail(text) {
  console.error(`\n${text}`)
  process.exit(1)
}

function run(command, args, { env = process.env, quiet = false } = {}) {
  const stdio = quiet ? ["ignore", "pipe", "pipe"] : ["ignore", task === "bench" ? 2 : "inherit", "inherit"]
  const done = spawnSync(command, args, { stdio, env, encoding: "utf8" })
  if (done.error) fail(`${command} could not be started: ${done.error.message}`)
  return done
}

/** Runs npm with its own Node: npm is about to replace the folder of the pinned one. */
function npm(args) {
  const cli = process.env.npm_execpath
  const node = process.env.npm_node_execpath ?? process.execPath
  return cli && /\.c?js$/.test(cli) ? run(node, [cli, ...args]) : run("npm", args)
}

function install() {
  const lock = hash(readFileSync("package-lock.json"))
  const stamp = "node_modules/.installed"
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return
  log("Installing the packages of package-lock.json (npm ci)…")
  if (npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]).status !== 0) {
    fail("The packages could not be installed. Is the npm registry reachable?")
  }
  writeFileSync(stamp, lock)
}

/** The pinned Node 24, or the machine's own where no package of it exists and it is new enough. */
function nodePath() {
  const pinned = join(root, "node_modules/.bin/node")
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath
  return fail(
    `This machine (${process.platform} ${process.arch}) needs Node 24 or newer: there is no pinned package for it. Install one from https://nodejs.org, and run the command again.`,
  )
}

const sources = [
  "package-lock.json",
  "apps/site",
  "packages",
  "apps/sandbox/game-page",
  "apps/sandbox/sports-page",
  "apps/sandbox/src/studio",
  "apps/sandbox/package.json",
]
const isSource = (name) =>
  !["node_modules", "build", ".react-router"].includes(name) && !/\.(test|spec)\.tsx?$/.test(name)

function* filesBelow(path) {
  if (!statSync(path).isDirectory()) yield path
  else for (const name of readdirSync(path).filter(isSource).sort()) yield* filesBelow(join(path, name))
}

/** Builds the site and the pages of the sandbox when one of their sources has changed. */
function build(env) {
  const sourcesHash = hash(
    [...sources.flatMap((path) => [...filesBelow(path)])]
      .map((file) => `${file} ${hash(readFileSync(file))}`)
      .join("\n"),
  )
  const stamp = "build/made-of"
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sourcesHash) return
  for (const app of ["sandbox", "site"]) {
    log(`Building apps/${app}…`)
    const built = spawnSync("npm", ["run", "--silent", "build", "-w", `apps/${app}`], {
      env,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    })
    if (built.status !== 0) fail(`apps/${app} could not be built:\n${built.stdout}\n${built.stderr}`)
  }
  mkdirSync("build", { recursive: true })
  writeFileSync(stamp, sourcesHash)
}

/** The headless shell is first: it renders the same pages with three quarters of the work. */
const browsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

/** The browser of the tests: CHROMIUM, or the machine's. On Debian it is installed where the user is root. */
function browser() {
  const found = [process.env.CHROMIUM, ...browsers].find((path) => path && existsSync(path))
  if (found) return found
  const how =
    "Install Chromium (Debian: `apt-get install chromium`), or set CHROMIUM to a Chromium or Chrome."
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
    fail(`The browser tests need a browser. ${how}`)
  log("Installing Debian's Chromium for the browser tests…")
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  const apt = (...args) => run("apt-get", args, { env, quiet: true }).status === 0
  const installs = (name) => apt("install", "-y", "-qq", "--no-install-recommends", name)
  if (!apt("update", "-qq") || !["chromium-headless-shell", "chromium"].some(installs))
    fail(`Chromium could not be installed. ${how}`)
  return browsers.find((path) => existsSync(path)) ?? fail(how)
}

install()
const node = nodePath()
const env = { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}` }
const tasks = {
  start: { program: "apps/casino/src/start.ts", needs: [build] },
  dev: { program: "scripts/dev.ts", needs: [] },
  test: { program: "scripts/test.ts", needs: [build, browser] },
  "test:long": { program: "scripts/test-long.ts", needs: [build, browser] },
  bench: { program: "bench/index.ts", needs: [build, browser] },
  audit: { program: "scripts/audit.ts", needs: [] },
  migrate: { program: "scripts/migrate.ts", needs: [] },
  adopt: { program: "scripts/adopt.ts", needs: [] },
  rekey: { program: "scripts/rekey.ts", needs: [] },
  operator: { program: "scripts/operator.ts", needs: [] },
  new: { program: "scripts/new.ts", needs: [] },
  tables: { program: "scripts/tables.ts", needs: [] },
}
// SANDBOX is set explicitly, so that no program starts sandboxes because another variable is missing.
const isProduct = task === "start" || task === "dev"
if (isProduct && env.HUB88_URL === undefined) env.SANDBOX ??= "1"
const chosen = tasks[task] ?? fail(`There is no task ${task}.`)
for (const need of chosen.needs) {
  const found = need(env)
  if (need === browser) env.CHROMIUM = found
}
// The program gets this terminal and an IPC channel. Ctrl-C reaches it directly. A signal to this process alone, its end,
// and the end of npm above it close the channel, and `npm start` then shuts down in order. Other programs get the signal.
const { spawn } = await import("node:child_process")
const options = task === "start" ? JSON.parse(readFileSync("apps/casino/node.json", "utf8")).options : []
const child = spawn(node, [...options, chosen.program, ...rest], {
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env,
})
const isRunning = () => child.exitCode === null && child.signalCode === null
const end = (signal) => {
  if (!isProduct) isRunning() && signal !== "SIGINT" && child.kill(signal)
  else if (child.connected) child.disconnect()
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(signal))
/** The parent and its parent: npm starts a shell between, which outlives npm. */
function findAncestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8")
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(")") + 4).split(" ")[0]}`
  } catch {
    return String(process.ppid)
  }
}
const ancestors = findAncestors()
if (isProduct) setInterval(() => findAncestors() === ancestors || end("SIGTERM"), 250).unref()
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
