import {
  measureBetsProgram,
  measureCrashSettlement,
  measureGames,
  measureListening,
} from "./bets/betsProgram.ts"
import { against } from "./compare/against.ts"
import { measureLive } from "./live/liveProgram.ts"
import { measurePagesProgram } from "./pages/pagesProgram.ts"
import { Report } from "./report/report.ts"
import { size } from "./shared/size.ts"
import { type Stage, withStage } from "./shared/stage.ts"

// `npm run bench` runs three programs, each on a product and a database of its own: `-- bets`, `-- pages`, `-- live` run one of
// them. The load generator, the product and PostgreSQL share the machine. Each figure is printed beside its limit
// (`-- --json`: the figures alone).
// `-- --listeners` measures only the subscribers of the event log, each one alone too (`-- --listeners 1000000` with so many
// events that wait, `-- --listeners 100000 loyalty.earning` only one alone). `-- --crash` measures only the crash game,
// `-- --catalogue` only the catalogue.
// `-- --against FOLDER` compares this build with another checkout instead (`compare/against.ts`); `--deaf` stops the subscribers
// of both meanwhile.
// `--quick` with any of these shows in minutes that it works.
const args = process.argv.slice(2)
const has = (name: string) => args.includes(name)
/** The words after a switch, up to the next one. */
function wordsAfter(name: string): string[] {
  const words = args.slice(args.indexOf(name) + 1)
  const end = words.findIndex((word) => word.startsWith("--"))
  return end < 0 ? words : words.slice(0, end)
}

const report = new Report({ json: has("--json") })
type Program = (stage: Stage, report: Report) => Promise<void>
const programs: Record<string, Program> = {
  bets: measureBetsProgram,
  pages: measurePagesProgram,
  live: measureLive,
}

/** What `--listeners` asks for: how many events wait, and the names of those that are measured alone, all where there is none. */
function listening(): Program {
  const words = wordsAfter("--listeners")
  const isNumbered = words.length > 0 && !Number.isNaN(Number(words[0]))
  const events = isNumbered ? Number(words[0]) : size(100_000, 2_000)
  return (stage) => measureListening(stage, report, { events, only: isNumbered ? words.slice(1) : [] })
}

async function measureCrash(stage: Stage): Promise<void> {
  await measureLive(stage, report)
  await stage.product.stop()
  await measureCrashSettlement(stage, report)
}

function listPrograms(): Program[] {
  if (has("--listeners")) return [listening()]
  if (has("--crash")) return [measureCrash]
  if (has("--catalogue")) return [measureGames]
  const names = args.filter((arg) => !arg.startsWith("--"))
  const unknown = names.find((name) => !Object.hasOwn(programs, name))
  if (unknown) throw new Error(`There is no program ${unknown}: ${Object.keys(programs).join(", ")}.`)
  return (names.length > 0 ? names : Object.keys(programs)).map((name) => programs[name]!)
}

if (has("--against")) {
  await against(wordsAfter("--against")[0] ?? "", has("--deaf") ? "api" : "all")
  process.exit()
}
try {
  for (const program of listPrograms()) {
    report.say("Starting the product…")
    await withStage((stage) => program(stage, report))
  }
} finally {
  // A program that fails loses none of the figures before it.
  report.print()
}
