import { execFileSync, spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { isLong } from "./long.ts"

const root = join(import.meta.dirname, "..")
let copy: string

/** This project as it stands, without what git ignores, on the packages installed here. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "casino-new-"))
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
  const files = execFileSync("git", list, { cwd: root, maxBuffer: 2 ** 24 })
  execFileSync("sh", ["-c", `tar cf - --null --ignore-failed-read -T - 2>/dev/null | tar xf - -C ${copy}`], {
    cwd: root,
    input: files,
  })
  const packages = join(root, "node_modules")
  mkdirSync(join(copy, "node_modules/@elite"), { recursive: true })
  for (const name of readdirSync(packages)) {
    if (name !== "@elite") symlinkSync(join(packages, name), join(copy, "node_modules", name))
  }
  // Our own packages are those of the copy.
  for (const name of readdirSync(join(packages, "@elite"))) {
    symlinkSync(readlinkSync(join(packages, "@elite", name)), join(copy, "node_modules/@elite", name))
  }
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs a program in the copy; what it said, and how it ended. */
function run(
  program: string,
  args: string[],
  folder = ".",
): Promise<{ code: number | null; output: string }> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_)/.test(name)),
  )
  const path = `${join(root, "node_modules/.bin")}:${dirname(process.execPath)}:${env.PATH}`
  const child = spawn(program, args, { cwd: join(copy, folder), env: { ...env, PATH: path, NO_COLOR: "1" } })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk))
  return new Promise((done) => child.on("close", (code) => done({ code, output })))
}
const lay = (...args: string[]) => run(process.execPath, ["scripts/new.ts", ...args])
/** As `scripts/types.ts` checks. */
const oneChecker = ["--checkers", "1"]
const filesOf = ({ output }: { output: string }) =>
  output.split("\n").filter((line) => /\.\w+$/.test(line) && !/ /.test(line))
const vouchers = ["--en", "Vouchers", "--fr", "Bons d’achat", "--nl", "Bonnen"]
const open = ["--en", "Open vouchers", "--fr", "Bons à utiliser", "--nl", "Open bonnen"]

/** Their types, their own tests, and what the house asks of every noun: minutes, in the long form only. */
async function holdOnTheirOwn(): Promise<void> {
  const api = await run("tsc", ["-p", "apps/api", ...oneChecker])
  expect(api.code, api.output).toBe(0)
  const types = async () => {
    await run("react-router", ["typegen"], "apps/site")
    return run("tsc", ["-p", "apps/site", ...oneChecker])
  }
  const rooms = ["apps/api/src/modules/vouchers", "packages/words/src/all.test.ts", "packages/paths"]
  const house = [
    "apps/api/architecture.test.ts",
    "apps/api/declarations.test.ts",
    "apps/api/tables.db.test.ts",
    "apps/site/app/architecture.test.ts",
  ]
  const [site, tests] = await Promise.all([
    types(),
    run("vitest", ["run", "--maxWorkers=1", ...rooms, ...house]),
  ])
  expect(site.code, site.output).toBe(0)
  expect(tests.code, tests.output).toBe(0)
  expect(tests.output).toMatch(
    /vouchers\.flow\.test\.ts[\s\S]*openOnes\.flow\.test\.ts|openOnes[\s\S]*vouchers\.flow/,
  )
}

it("lays out a noun and a call with a screen, and refuses to lay a call out twice", async () => {
  const noun = await lay("noun", "vouchers", ...vouchers)
  expect(noun.code, noun.output).toBe(0)
  expect(filesOf(noun).length).toBeLessThanOrEqual(16)
  expect(filesOf(noun).length).toBeGreaterThan(10)
  const call = await lay("call", "vouchers", "openOnes", ...open)
  expect(call.code, call.output).toBe(0)
  expect(filesOf(call).length).toBeLessThanOrEqual(10)
  expect(filesOf(call).length).toBeGreaterThan(5)
  const again = await lay("call", "vouchers", "openOnes", ...open)
  expect(again).toMatchObject({
    code: 1,
    output: expect.stringContaining("openOnes.flow.test.ts is already there"),
  })

  if (isLong) await holdOnTheirOwn()
}, 420_000)

it("lays out nothing where a part of it has no place", async () => {
  const answer = await lay("call", "nothing", "ofTheKind", ...open)
  expect(answer).toMatchObject({
    code: 1,
    output: expect.stringContaining("There is no packages/contract/src/nothing.ts"),
  })
  const noun = await lay("noun", "nothing", ...open, "--beside", "nobody")
  expect(noun).toMatchObject({
    code: 1,
    output: expect.stringContaining("apps/api/src/app.ts has no place for this"),
  })
  const left = execFileSync("find", ["apps", "packages", "-name", "nothing*"], {
    cwd: copy,
    encoding: "utf8",
  })
  expect(left).toBe("")
})
