import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { compileCacheEnv } from "../apps/api/testing/compiled.ts"
import { loadSecrets } from "../apps/sandbox/src/local/environment.ts"

const root = join(import.meta.dirname, "..")
const emptyFolder = join(tmpdir(), `no-casino-${process.pid}`)

function say(script: string, env: Record<string, string>, options: readonly string[] = []) {
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, ...rest } = process.env
  const { status, stderr } = spawnSync(process.execPath, [...options, join(root, script)], {
    env: { ...rest, ...compileCacheEnv, DATA_DIR: emptyFolder, ...env },
    encoding: "utf8",
  })
  return { status, message: stderr.trim() }
}

it.each(["audit.ts", "adopt.ts", "rekey.ts", "migrate.ts"])(
  "scripts/%s says in a sentence that there is no casino, and makes none",
  (script) => {
    const { status, message } = say(`scripts/${script}`, {})
    expect(status).toBe(1)
    expect(message).toMatch(/^There is no casino in \S+ yet\. [^\n]+$/)
    expect(existsSync(emptyFolder)).toBe(false)
  },
)

it("a database that cannot be reached is said to be", () => {
  const { status, message } = say("scripts/audit.ts", {
    DATABASE_OWNER_URL: "postgresql://a:b@127.0.0.1:1/c",
  })
  expect(status).toBe(1)
  expect(message).toMatch(/^The database cannot be reached: [^\n]+$/)
})

it("an API without its environment says what is missing, without a stack", () => {
  const { status, message } = say("apps/api/src/main.ts", {})
  expect(status).toBe(1)
  expect(message).toMatch(/^The environment is not complete:\n/)
  expect(message).not.toContain(" at ")
})

it("Windows is told to use WSL", () => {
  const onWindows = 'data:text/javascript,Object.defineProperty(process, "platform", { value: "win32" })'
  const { status, message } = say("scripts/run.mjs", {}, ["--import", onWindows])
  expect(status).toBe(1)
  expect(message).toMatch(/^Windows is not supported: open the project in WSL [^\n]+$/)
})

it("a disk that is full while secrets are made leaves no half of them", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "full-disk-"))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const make = `import(${JSON.stringify(join(root, "apps/sandbox/src/local/environment.ts"))}).then(({ loadSecrets }) => loadSecrets(${JSON.stringify(dataDir)}))`
  const full = spawnSync("sh", ["-c", 'ulimit -f 0; exec "$0" -e "$1"', process.execPath, make], {
    encoding: "utf8",
  })
  expect(full.stderr).toContain("EFBIG")
  expect(existsSync(join(dataDir, "secrets.json"))).toBe(false)
  expect(loadSecrets(dataDir).identityKeys).toMatch(/^1:/)
  expect(loadSecrets(dataDir)).toEqual(loadSecrets(dataDir))
})
