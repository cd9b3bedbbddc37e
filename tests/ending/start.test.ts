import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { eventually } from "@elite/testkit/eventually"
import { freePort } from "@elite/testkit/ports"
import { afterAll, beforeAll, expect, it } from "vitest"
import { dryRunFloors } from "../../apps/api/src/dryRun.ts"
import { clusterFolder } from "../../apps/api/src/platform/db/embeddedPostgres.ts"
import { compileCacheEnv } from "../../apps/api/testing/compiled.ts"
import node from "../../apps/casino/node.json" with { type: "json" }
import { isLong } from "../long.ts"

const root = join(import.meta.dirname, "../..")
let dataDir: string
let env: NodeJS.ProcessEnv
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "casino-ending-"))
  chmodSync(dataDir, 0o755)
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const [smtpPort, returnsPort] = [await freePort(), await freePort()]
  env = {
    ...process.env,
    ...compileCacheEnv,
    DATA_DIR: dataDir,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    SANDBOX_RETURNS_PORT: String(returnsPort),
  }
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Everything on this machine that works on the test's folder: by its environment or by its command. */
function running(): string[] {
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, "utf8").replaceAll("\0", " ")
    } catch {
      return ""
    }
  }
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter(
      (pid) =>
        read(pid, "environ").includes(dataDir) || read(pid, "cmdline").includes(clusterFolder(dataDir)),
    )
    .map((pid) => `${pid} ${read(pid, "cmdline")}`)
}

async function started(): Promise<{ npm: ChildProcess; output: string }> {
  const child = spawn("npm", ["start"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  })
  let output = ""
  for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (chunk: Buffer) => (output += chunk))
  const isReady = () => {
    if (child.exitCode !== null) throw new Error(`npm start ended:\n${output}`)
    return output.includes("Ready in")
  }
  await eventually(isReady, { withinMs: 60_000 })
  return { npm: child, output }
}

/** What a demonstration opens with: every policy that a noun declares, on, each said once with its reason. */
const everyPolicy = dryRunFloors()
  .flat()
  .flatMap(({ settings = [] }) => settings)
  .flatMap((each) => (each.what === "policy" ? [`${each.feature} (on): ${each.concern}`] : []))
  .sort()
const toClear = (output: string): string[] =>
  output
    .split("For a Belgian compliance officer to clear:\n")[1]!
    .split("\n\n")[0]!
    .split("\n")
    .map((line) => line.trim())
    .sort()

// npm itself lets a SIGINT for it alone pass by; Ctrl-C is one for everybody at the terminal.
const signals = [
  ["SIGTERM", "npm alone"],
  ["SIGKILL", "npm alone"],
  ["SIGINT", "all of the terminal"],
] as const
it.each(isLong ? signals : signals.slice(0, 1))(
  "%s to %s leaves nothing of `npm start` running",
  async (signal, whom) => {
    const { npm, output } = await started()
    expect(toClear(output)).toEqual(everyPolicy)
    expect(running().length).toBeGreaterThan(3)
    expect(running().join("\n")).toContain(` ${node.options.join(" ")} `)
    const gone = once(npm, "exit")
    process.kill(whom === "npm alone" ? npm.pid! : -npm.pid!, signal)
    await gone
    // The product ends within 4.8 s; PostgreSQL then writes all that this first start made, as fast as the disk takes it.
    await expect.poll(running, { timeout: 30_000, interval: 50 }).toEqual([])
  },
  120_000,
)

it("HOST=0.0.0.0 with sandboxes does not start, and says why", async () => {
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...env, HOST: "0.0.0.0" },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  child.stderr.on("data", (chunk: Buffer) => (output += chunk))
  const [code] = (await once(child, "exit")) as [number]
  expect(code).toBe(1)
  expect(output).toContain("HOST=0.0.0.0 can be reached from other machines")
})
