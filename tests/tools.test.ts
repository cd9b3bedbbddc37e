import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"

const root = join(import.meta.dirname, "..")
const nowhere = join(tmpdir(), `no-casino-${process.pid}`)

function say(script: string, env: Record<string, string>) {
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, ...rest } = process.env
  const { status, stderr } = spawnSync(process.execPath, [join(root, "scripts", script)], {
    env: { ...rest, DATA_DIR: nowhere, ...env },
    encoding: "utf8",
  })
  return { status, said: stderr.trim() }
}

it.each(["audit.ts", "adopt.ts", "rekey.ts", "migrate.ts"])(
  "%s says in a sentence that there is no casino, and makes none",
  (script) => {
    const { status, said } = say(script, {})
    expect(status).toBe(1)
    expect(said).toMatch(/^There is no casino in \S+ yet\. [^\n]+$/)
    expect(existsSync(nowhere)).toBe(false)
  },
)

it("a database that cannot be reached is said to be", () => {
  const { status, said } = say("audit.ts", { DATABASE_OWNER_URL: "postgresql://a:b@127.0.0.1:1/c" })
  expect(status).toBe(1)
  expect(said).toMatch(/^The database cannot be reached: [^\n]+$/)
})
