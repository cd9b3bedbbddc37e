import { type ChildProcess, spawn } from "node:child_process"
import { watch } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

// `npm run dev` runs the whole casino from its sources. Vite serves the site and updates open pages. A change of code that
// runs in Node, or of SQL, restarts the casino on the same data, and open pages reload. The pages of games are built again
// when their sources change.
const root = join(import.meta.dirname, "..")
const nodeSources = [
  "apps/casino/src",
  "apps/api/src",
  "apps/sandbox/src",
  "packages/contract/src",
  "packages/client/src",
  "packages/paths/src",
  "packages/posters/src",
  "packages/testkit/src",
  "packages/words/src",
  "apps/site/requestGuards.ts",
  "apps/site/manifest.ts",
  "apps/site/pagePaths.ts",
  "apps/site/server.ts",
  "apps/site/sitemap.ts",
]
const isSource = (name: string | null) => /\.(ts|sql)$/.test(name ?? "") && !/\.test\.ts$/.test(name ?? "")
/** Editors write a file in several steps, and several files at once. */
const debounceMs = 150

const run = (program: string, args: string[]): ChildProcess =>
  spawn(program, args, {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // A page from its sources loads hundreds of files from one address.
    env: { RATE_LIMIT: "1000000", ...process.env, SITE: "development" },
  })
const pages = ["game-page", "sports-page"].map((page) =>
  run(join(root, "node_modules/.bin/vite"), [
    "build",
    "--watch",
    "--config",
    `apps/sandbox/${page}/vite.config.ts`,
  ]),
)

let casino: ChildProcess | undefined
let isEnding = false
const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/** Shuts down in order; the folder and the ports are free afterwards. */
async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child || !isRunning(child)) return
  const exited = new Promise((done) => child.once("exit", done))
  child.kill("SIGTERM")
  await exited
}

function start(): void {
  casino = run(process.execPath, ["apps/casino/src/start.ts"])
  casino.on("exit", (code) => {
    if (code !== 0 && !isEnding) console.log("• Waiting for a change…")
  })
}

let changes = 0
/** Changes during a restart cause one further restart. */
let restarting = Promise.resolve()
async function onChange(path: string): Promise<void> {
  const change = ++changes
  await sleep(debounceMs)
  if (change !== changes || isEnding) return
  restarting = restarting.then(async () => {
    console.log(`\n• ${path} changed: starting again…`)
    await stop(casino)
    if (!isEnding) start()
  })
}

for (const folder of nodeSources) {
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (isSource(name)) void onChange(folder.endsWith(".ts") ? folder : join(folder, name ?? ""))
  })
}
async function end(): Promise<void> {
  if (isEnding) return
  isEnding = true
  await Promise.all([stop(casino), ...pages.map(stop), restarting])
  process.exit(0)
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end)
// The parent process has ended.
if (process.connected) process.once("disconnect", end)
start()
