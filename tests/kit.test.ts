import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

// The tests' own manners: what stands of the kit in CONTRIBUTING.
const root = join(import.meta.dirname, "..")
const folders = ["apps", "packages", "tests"]
const files = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/node_modules|\/build\/|\.react-router/.test(path))
const isOfTests = (path: string) =>
  /\.(test|spec)\.tsx?$/.test(path) || path.includes("/testing/") || path.startsWith("tests/")
const code = (path: string) =>
  readFileSync(join(root, path), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|(^|[^:"'`])\/\/.*$/gm, "$1")
const tests = files.filter((path) => isOfTests(path) && path !== "tests/kit.test.ts")
const holding = (word: RegExp, rooms: readonly string[]) =>
  tests.filter((path) => !rooms.includes(path) && word.test(code(path)))

/** Where time itself is the subject, and why. Nowhere is it slept until something has surely not happened. */
const sleepers: Record<string, string> = {
  "apps/api/src/platform/db/embeddedPostgres.test.ts": "a start is killed at moments of its own",
  "apps/api/src/platform/events/dispatcher.db.test.ts": "a reaction that is slower than its deadline",
  "apps/api/src/platform/http/overload.flow.test.ts": "the beat of the measuring of a loop that is late",
  "apps/api/src/platform/worker/worker.db.test.ts": "a long job, and a worker that beats before an outage",
  "apps/api/testing/casino.ts": "two clones of one template at once",
  "apps/api/testing/processes.ts": "how long a process may take to end",
  "tests/crash/course.ts": "the moments of kills",
  "tests/crash/crash.test.ts": "the moments of kills",
  "tests/crash/town.ts": "the pace of players, and when an answer is given up",
  "tests/crash/watched.ts": "the pace of looking",
  "tests/elite/course.ts": "the moments of kills",
  "tests/hostile/attacks.ts": "the pace of a hostile client",
  "tests/hostile/hostile.ts": "the pace of ordinary visitors, and a product that comes to rest",
  "tests/kills/cycles.ts": "the moments of kills",
  "tests/kills/hasty.ts": "the planted fault",
  "tests/kills/load.ts": "the pace of a load, and when an answer is given up",
  "tests/races/payments.test.ts": "a bet that starts somewhere within a withdrawal",
  "tests/steps/player.ts": "the product works by itself: the pace of asking again",
}

describe("tests", () => {
  it("are found", () => {
    expect(tests.length).toBeGreaterThan(200)
  })

  it("wait with eventually, expect.poll or settled: they do not sleep", () => {
    const sleeping = /\bsetTimeout\(|timers\/promises|\bwaitForTimeout\(/
    expect(holding(sleeping, Object.keys(sleepers))).toEqual([])
    const awake = Object.keys(sleepers).filter((path) => !tests.includes(path) || !sleeping.test(code(path)))
    expect(awake).toEqual([])
  })

  it("have one eventually", () => {
    const second =
      /(?:function|const|let) (?:eventually|waitFor|waitUntil|until)\b\s*(?:=\s*(?:async\s*)?(?:<[^>]*>)?\(|[(<])/
    expect(files.filter((path) => second.test(code(path)))).toEqual(["packages/testkit/src/eventually.ts"])
  })

  it("start a casino, a fleet, a database and the sandboxes through the kit", () => {
    const kit = [
      ...["casino", "fleet", "processes", "store", "global"].map((name) => `apps/api/testing/${name}.ts`),
      // Their subject is the start itself, or a database that outlives its processes.
      "apps/api/src/platform/db/embeddedPostgres.test.ts",
      "apps/api/src/platform/db/databaseIdentity.db.test.ts",
      "apps/sandbox/src/server.flow.test.ts",
      // A process on a clock that is moved from outside, and one that only keeps the timetable.
      "tests/crash/struck.ts",
      "tests/elite/process.ts",
      "tests/elite/town.ts",
      "tests/layer/withSite.ts",
      "tests/kills/cycles.ts",
      // A gate stands between the process and the third parties.
      "apps/api/src/modules/payments/walletKilled.flow.test.ts",
      "tests/kills/hasty.ts",
      "tests/races/orders.test.ts",
    ]
    expect(holding(/\b(?:startCluster|startSandbox|casino)\((?!\))|create database/, kit)).toEqual([])
    expect(holding(/casino\/src\/start\.ts/, ["tests/product.ts"])).toEqual([])
  })

  it("read mail and arm third parties through the kit", () => {
    const kit = ["packages/testkit/src/sandboxes.ts", "apps/api/testing/idle.ts"]
    const inApi = holding(/mailbox\/api\/messages|__sandbox\//, kit).filter(
      (path) => !path.startsWith("apps/sandbox/"),
    )
    expect(inApi).toEqual([])
  })

  // That each test of vitest asserts something is its own setting (`requireAssertions`); a browser's is found here.
  it("in a browser assert something each", () => {
    const specs = tests.filter((path) => path.endsWith(".spec.ts"))
    expect(specs.length).toBeGreaterThan(10)
    const silent = specs.flatMap((path) =>
      code(path)
        .split(/^\s*test\((?=["'`])/m)
        .slice(1)
        .filter((body) => !/\bexpect\b|\bsees\w+\(|\bfinds\w+\(|\bplays\(/.test(body))
        .map((body) => `${path}: ${body.slice(0, 60)}`),
    )
    expect(silent).toEqual([])
  })

  it("expect nothing of a constant", () => {
    const constant = /\bexpect\((?:true|false|null|undefined|-?\d[\d_.]*|"[^"]*"|\[\]|\{\})\)/
    expect(holding(constant, [])).toEqual([])
  })
})
