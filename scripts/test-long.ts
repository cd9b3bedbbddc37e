import { randomInt } from "node:crypto"
import { mkdirSync, writeFileSync } from "node:fs"
import { availableParallelism, cpus, release, totalmem } from "node:os"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { hostile, tooMuch } from "../tests/hostile/hostile.ts"
import { type Course, type Cycle, runCourse } from "../tests/kills/cycles.ts"

// `npm run test:long`: 200 kills of the API and 20 of its database under signed load, and a control that must be
// caught; then a minute of a hostile client beside ordinary visitors. `--seed` repeats a run, `--kills` and `--restarts` change its length. The evidence goes to docs/evidence.
const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    kills: { type: "string", default: "200" },
    restarts: { type: "string", default: "20" },
  },
})
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed)
const began = performance.now()
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

function evidence(course: Course, control: Course, isControlCaught: boolean): string {
  const count = (what: Cycle["what"]) => course.cycles.filter((cycle) => cycle.what === what).length
  const kept = failed(course)
  return `# Kills and database restarts, ${startedAt.toISOString().slice(0, 10)}

\`npm run test:long -- --seed ${course.seed} --kills ${count("kill")} --restarts ${count("databaseRestart")}\`

| | |
|---|---|
| began, took | ${startedAt.toISOString()}, ${Math.round((performance.now() - began) / 60_000)} min |
| machine | ${availableParallelism()} × ${cpus()[0]?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${release()} |
| Node, database | ${process.version}, ${course.postgres.split(",")[0]} (fsync on, synchronous commit) |
| load | 6 players with 2 hands each over 2 API processes; bets, wins, rollbacks, each with a real signature |
| kill -9 of an API process | ${count("kill")} |
| immediate restarts of the database (SIGQUIT) | ${count("databaseRestart")} |
| messages acknowledged | ${course.acknowledged} |
| messages sent again under the same id | ${course.retried} |
| acknowledged and lost, booked twice, invariants broken | ${kept.length === 0 ? "0" : `${kept.length} cycles, see below`} |
| from starting a killed process to its first answer | ${spread(backAfter(course, "kill"))} |
| from the database being up to every process answering | ${spread(backAfter(course, "databaseRestart"))} |
| control that answers before it commits (seed ${control.seed}) | ${isControlCaught ? `caught in ${failed(control).length} of ${control.cycles.length} kills` : "NOT caught"} |

After every cycle the load pauses; each acknowledged message is looked up with the balance it was answered,
every player's cash and number of messages are compared with what was acknowledged, the processes must have
outlived the database, and the audit runs over all invariants. At the end every settled round must have earned
its points once.
${kept.map(({ what, findings }) => `\n- ${what}: ${findings.slice(0, 5).join("; ")}`).join("")}`
}

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
const isControlCaught = failed(control).some(({ findings }) =>
  findings.some((each) => each.startsWith("lost: ")),
)

console.log("A hostile client beside ordinary visitors, one minute.")
const met = await hostile(60_000)
console.log(
  `  99 % of ${met.answered} ordinary requests within ${Math.round(met.p99Ms)} ms, ${Math.round(met.memoryMb)} MB at most`,
)
for (const finding of tooMuch(met)) console.log(`  ${finding}`)
const isCalm = tooMuch(met).length === 0

const folder = fileURLToPath(new URL("../docs/evidence/", import.meta.url))
mkdirSync(folder, { recursive: true })
writeFileSync(
  `${folder}${startedAt.toISOString().slice(0, 10)}-kills.md`,
  evidence(course, control, isControlCaught),
)
const failures = failed(course).length + (isControlCaught ? 0 : 1) + (isCalm ? 0 : 1)
console.log(`${course.cycles.length + 2 - failures} passed, ${failures} failed`)
process.exit(failures === 0 ? 0 : 1)
