import { spawn } from "node:child_process"
import { randomInt } from "node:crypto"
import { once } from "node:events"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { availableParallelism, cpus, release, tmpdir, totalmem } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { jackpots } from "@elite/jackpots"
import { monotonicMs } from "../apps/api/src/platform/lib/clock.ts"
import { hostile, tooMuch } from "../tests/hostile/hostile.ts"
import { type Course, type Cycle, runCourse } from "../tests/kills/cycles.ts"
import { longForms } from "../tests/long.ts"
import { models, runInChunks } from "./models.ts"

// `npm run test:long` runs these parts:
//   kills           200 kills of the API and 20 of its database under signed load, and a control that must be caught
//   hostile         a minute of a hostile client beside ordinary visitors
//   journeys        the browser tests in each language on both screens
//   crawler, games  every page in each language at four widths in both themes; a round of each game in a slowed browser
//   forms           tests in their long form
//   limits          200 000 sequences of limits and exclusions, compared with a model
//   jackpots, quest a million events each, with processes that are killed, compared with models
//   elite           a million events of all rewards together, with two processes that are killed, compared with models
//   fairness, crash-fairness  ten million draws, and as many flights, compared with their stated returns and chances
//   crash-course    200 rounds of the crash game with 300 players; the leader is killed in every tenth
// `--only kills,journeys` runs some of them, `--spec rounds` some files of the journeys, `--seed` repeats a run, and `--kills`,
// `--restarts`, `--seconds`, `--sequences`, `--events`, `--draws` and `--rounds` change the length. Each part writes a page to
// test-results/long, which git ignores. Figures worth keeping are copied into docs/performance.md or docs/verification.md.
const names = [
  "kills",
  "hostile",
  "journeys",
  "crawler",
  "games",
  "forms",
  "limits",
  "jackpots",
  "quest",
  "elite",
  "fairness",
  "crash-fairness",
  "crash-course",
] as const
type Part = (typeof names)[number]
const { values } = parseArgs({
  options: {
    only: { type: "string", default: names.join() },
    seed: { type: "string" },
    kills: { type: "string", default: "200" },
    restarts: { type: "string", default: "20" },
    seconds: { type: "string", default: "60" },
    sequences: { type: "string", default: "200000" },
    events: { type: "string", default: "1000000" },
    draws: { type: "string", default: "10000000" },
    rounds: { type: "string", default: "200" },
    spec: { type: "string", multiple: true, default: [] },
  },
})
const unknown = values.only.split(",").filter((name) => !names.includes(name as Part))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join()}. There are ${names.join(", ")}.`)
  process.exit(2)
}
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed)
const beganMs = monotonicMs()
const startedAt = new Date()

function report({ what, findings, backAfterMs }: Cycle, at: number): void {
  for (const finding of findings) console.log(`  cycle ${at} (${what}): ${finding}`)
  if (at % 10 === 0) console.log(`  ${at} cycles, the last one back after ${Math.round(backAfterMs)} ms`)
}

function spread(times: number[]): string {
  if (times.length === 0) return "none"
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!)
  return `median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, longest ${at(1)} ms`
}

const failed = ({ cycles }: Course) => cycles.filter(({ findings }) => findings.length > 0)
const backAfter = ({ cycles }: Course, what: Cycle["what"]) =>
  cycles.filter((cycle) => cycle.what === what).map((cycle) => cycle.backAfterMs)

function killsPage(course: Course, control: Course, isControlCaught: boolean): string {
  const count = (what: Cycle["what"]) => course.cycles.filter((cycle) => cycle.what === what).length
  const failures = failed(course)
  return `# Kills and database restarts, ${startedAt.toISOString().slice(0, 10)}

\`npm run test:long -- --only kills --seed ${course.seed} --kills ${count("kill")} --restarts ${count("databaseRestart")}\`

| | |
|---|---|
| began, took | ${startedAt.toISOString()}, ${Math.round((monotonicMs() - beganMs) / 60_000)} min |
| machine | ${availableParallelism()} × ${cpus()[0]?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${release()} |
| Node, database | ${process.version}, ${course.postgres.split(",")[0]} (fsync on, synchronous commit) |
| load | 6 players with 2 hands each over 2 API processes; bets, wins, rollbacks, each with a real signature |
| kill -9 of an API process | ${count("kill")} |
| immediate restarts of the database (SIGQUIT) | ${count("databaseRestart")} |
| messages acknowledged | ${course.acknowledged} |
| messages sent again under the same id | ${course.retried} |
| acknowledged and lost, booked twice, invariants broken | ${failures.length === 0 ? "0" : `${failures.length} cycles, see below`} |
| from starting a killed process to its first answer | ${spread(backAfter(course, "kill"))} |
| from the database being up to every process answering | ${spread(backAfter(course, "databaseRestart"))} |
| control that answers before it commits (seed ${control.seed}) | ${isControlCaught ? `caught in ${failed(control).length} of ${control.cycles.length} kills` : "NOT caught"} |

After every cycle the load pauses; each acknowledged message is looked up with the balance it was answered,
every player's cash and number of messages are compared with what was acknowledged, the processes must have
outlived the database, and the audit runs over all invariants. At the end every settled round must have earned
its points once.
${failures.map(({ what, findings }) => `\n- ${what}: ${findings.slice(0, 5).join("; ")}`).join("")}`
}

/** The folder of this run, named after its start without characters that a file system may refuse. */
const folder = fileURLToPath(
  new URL(`../test-results/long/${startedAt.toISOString().replaceAll(":", "")}/`, import.meta.url),
)
mkdirSync(folder, { recursive: true })
function writePage(part: Part, text: string): void {
  writeFileSync(join(folder, `${part}.md`), text)
}

type Count = { passed: number; failed: number }

async function kills(): Promise<Count> {
  console.log(`Seed ${seed}. ${values.kills} kills, ${values.restarts} database restarts.`)
  const course = await runCourse({
    seed,
    kills: Number(values.kills),
    databaseRestarts: Number(values.restarts),
    onCycle: report,
  })
  console.log("The control: a process that answers before it commits.")
  const hasty = fileURLToPath(new URL("../tests/kills/hasty.ts", import.meta.url))
  const control = await runCourse({ seed, kills: 5, databaseRestarts: 0, program: [hasty] })
  const isCaught = failed(control).some(({ findings }) => findings.some((each) => each.startsWith("lost: ")))
  writePage("kills", killsPage(course, control, isCaught))
  const failures = failed(course).length + (isCaught ? 0 : 1)
  return { passed: course.cycles.length + 1 - failures, failed: failures }
}

async function hostileClient(): Promise<Count> {
  const seconds = Number(values.seconds)
  console.log(`A hostile client beside ordinary visitors, ${seconds} s.`)
  const measured = await hostile(seconds * 1000)
  const rows = {
    "ordinary requests answered": String(measured.answered),
    "not answered": String(measured.refused),
    "answered within": `half in ${Math.round(measured.p50Ms)} ms, 99 % in ${Math.round(measured.p99Ms)} ms, longest ${Math.round(measured.longestMs)} ms`,
    "memory at most": `${Math.round(measured.memoryMb)} MB`,
    "bounds exceeded": tooMuch(measured).join("; ") || "nothing",
  }
  for (const [name, value] of Object.entries(rows)) console.log(`  ${name}: ${value}`)
  writePage("hostile", formatPage("A hostile client", `--only hostile --seconds ${seconds}`, rows))
  const isCalm = tooMuch(measured).length === 0
  return { passed: isCalm ? 1 : 0, failed: isCalm ? 0 : 1 }
}

/** Runs tests and counts them. A missing report, or one that contradicts the exit code, counts as a failure. */
async function runTests(
  command: string,
  argsFor: (report: string) => string[],
  env: Record<string, string>,
  read: (report: never) => Count,
): Promise<Count> {
  const file = join(mkdtempSync(join(tmpdir(), "casino-long-")), "report.json")
  const all = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env }
  const child = spawn(command, argsFor(file), { stdio: "inherit", env: all })
  const [code] = (await once(child, "exit")) as [number | null]
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const count = read(JSON.parse(readFileSync(file, "utf8")) as never)
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

type JourneyRun = { part: Part; title: string; files?: readonly string[]; env: Record<string, string> }

/** Runs browser tests; `--spec` chooses files of the journeys. */
async function runJourneys({ part, title, files = values.spec, env }: JourneyRun): Promise<Count> {
  console.log(`${title}.`)
  const count = await runTests(
    "playwright",
    () => ["test", ...files, "--reporter=line,json"],
    env,
    ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }),
  )
  const options = [`--only ${part}`, ...(files === values.spec ? files.map((each) => `--spec ${each}`) : [])]
  const rows = { passed: String(count.passed), failed: String(count.failed) }
  writePage(part, formatPage(title, options.join(" "), rows))
  return count
}

async function forms(): Promise<Count> {
  const title = "Tests in their long form"
  console.log(`${title}.`)
  const count = await runTests(
    "vitest",
    (file) => ["run", ...longForms, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    { LONG: "1" },
    (report: { numPassedTests: number; numFailedTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
    }),
  )
  const rows = { files: longForms.join(", "), passed: String(count.passed), failed: String(count.failed) }
  writePage("forms", formatPage(title, "--only forms", rows))
  return count
}

/** Compares a module with its model, and writes after each chunk how far they agree. */
async function compareWithModel(part: keyof typeof models, total: number): Promise<Count> {
  const model = models[part]
  console.log(`${model.title}. Seed ${seed}, ${total} ${model.unit}.`)
  const isWhole = await runInChunks(model, { seed, total }, (progress) => {
    console.log(`  ${progress.units} ${model.unit}`)
    const rows = {
      [model.unit]: String(progress.units),
      [model.parts]: String(progress.parts),
      "a second": progress.perSecond.toFixed(1),
      [model.differences]: progress.isWhole ? "0" : "see the output",
      ...Object.fromEntries(Object.entries(progress.more).map(([name, count]) => [name, String(count)])),
      ...Object.fromEntries(progress.planted.map(([kind, ...by]) => [`planted: ${kind}`, formatFinders(by)])),
    }
    writePage(part, formatPage(model.title, `--only ${part} --${model.option} ${total} --seed ${seed}`, rows))
  })
  return isWhole ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Runs statistical tests, and writes the returns and winners that they printed. */
async function testFairness(part: Part, title: string, files: readonly string[]): Promise<Count> {
  console.log(`${title}. Seed ${seed}, ${values.draws} draws of each.`)
  const { FORCE_COLOR: _, ...colourless } = process.env
  const env = { ...colourless, NO_COLOR: "1", EVENTS: values.draws, SEED: String(seed) }
  const child = spawn("vitest", ["run", ...files], { stdio: ["ignore", "pipe", "inherit"], env })
  let text = ""
  child.stdout.on("data", (data: Buffer) => {
    text += data
  })
  const [code] = (await once(child, "close")) as [number | null]
  const summary = [
    ...text.matchAll(
      new RegExp(`^(${jackpots.join("|")}|drops|crash(?: at [\\d.]+)?|a bias of .*?): (.*)$`, "gm"),
    ),
  ]
  for (const [line] of summary) console.log(`  ${line}`)
  if (code !== 0) console.log(text)
  const rows = summary.map(([, what, found]) => `| ${what} | ${found} |`).join("\n")
  const head = formatPage(title, `--only ${part} --draws ${values.draws} --seed ${seed}`, {
    "as stated": code === 0 ? "everything" : "see the output",
  })
  writePage(part, `${head}\n| of | found |\n|---|---|\n${rows}\n`)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
const poolTests = ["jackpots", "drops"].map((noun) => `apps/api/src/modules/${noun}/draws/fairness.test.ts`)

/** The checks that found a planted error. */
const formatFinders = ([byModel, byAudit]: string[]) =>
  ["models", "audit"].filter((_, n) => [byModel, byAudit][n] === "true").join(" and ") || "none"

function formatPage(title: string, options: string, rows: Record<string, string>): string {
  const all = {
    "began, took": `${startedAt.toISOString()}, ${Math.round((monotonicMs() - beganMs) / 60_000)} min`,
    machine: `${availableParallelism()} × ${cpus()[0]?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${release()}`,
    Node: process.version,
    ...rows,
  }
  const lines = Object.entries(all).map(([name, value]) => `| ${name} | ${value} |`)
  const day = startedAt.toISOString().slice(0, 10)
  return `# ${title}, ${day}\n\n\`npm run test:long -- ${options}\`\n\n| | |\n|---|---|\n${lines.join("\n")}\n`
}

const parts: Record<Part, () => Promise<Count>> = {
  kills,
  hostile: hostileClient,
  journeys: () =>
    runJourneys({
      part: "journeys",
      title: "Journeys in a browser, in each language, on both screens",
      env: { VIEWS: "all" },
    }),
  crawler: () =>
    runJourneys({
      part: "crawler",
      title: "Every page in each language, at four widths and in both themes",
      files: ["tests/crawler.spec.ts"],
      env: { LONG: "1" },
    }),
  games: () =>
    runJourneys({
      part: "games",
      title: "A round of each game in a browser",
      files: ["tests/gamePages.spec.ts"],
      env: { LONG: "1" },
    }),
  forms,
  limits: () => compareWithModel("limits", Number(values.sequences)),
  jackpots: () => compareWithModel("jackpots", Number(values.events)),
  quest: () => compareWithModel("quest", Number(values.events)),
  elite: () => compareWithModel("elite", Number(values.events)),
  fairness: () => testFairness("fairness", "Fairness of pools and prize drops", poolTests),
  "crash-fairness": () =>
    testFairness("crash-fairness", "Fairness of flights", ["packages/crash/src/fairness.test.ts"]),
  "crash-course": () => compareWithModel("crash-course", Number(values.rounds)),
}
const total: Count = { passed: 0, failed: 0 }
for (const name of names.filter((each) => values.only.split(",").includes(each))) {
  // The other parts run after a part that failed.
  const count = await parts[name]().catch((error: unknown) => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  total.passed += count.passed
  total.failed += count.failed
}
console.log(`The pages of this run are in ${folder}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
