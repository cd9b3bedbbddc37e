import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { constants, setPriority, tmpdir } from "node:os"
import { join } from "node:path"
import { performance } from "node:perf_hooks"

// `npm test` runs formatting, lint and types beside the tests, then the journeys in a browser. Everything runs even after
// a failure; the last line is the count.
type Count = { passed: number; failed: number }
const began = performance.now()
const reports = mkdtempSync(join(tmpdir(), "casino-reports-"))

/** Without a terminal the output is plain text: no colours, no line written over. */
const { FORCE_COLOR: _, ...colourless } = process.env
const environment: NodeJS.ProcessEnv = process.stdout.isTTY
  ? process.env
  : { ...colourless, NO_COLOR: "1", TERM: "dumb" }

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...environment, ...env },
    })
    child.on("error", () => done(1))
    child.on("exit", (code) => done(code ?? 1))
  })
}

/**
 * Runs a command as one check beside the tests, at the lowest priority so that no test is late because of it. Its output
 * is printed when it has ended.
 */
async function check(title: string, command: string, args: string[]): Promise<Count> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: environment })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk))
  const code = await new Promise<number>((done) => {
    child.on("error", () => done(1))
    child.on("close", (ended) => done(ended ?? 1))
  })
  console.log(`\n• ${title}\n${output}`)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

/** A missing report, or one that contradicts the exit code, counts as a failure. */
function countReport(file: string, code: number, read: (report: never) => Count): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const count = read(JSON.parse(readFileSync(file, "utf8")) as never)
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string }[]
}
type JourneysReport = { stats: { expected: number; unexpected: number; flaky: number } }

const vitestCount = ({ numPassedTests, numFailedTests }: VitestReport): Count => ({
  passed: numPassedTests,
  failed: numFailedTests,
})
const journeysCount = ({ stats }: JourneysReport): Count => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
})

/** More failures than these are not due to a busy machine, and are not retried. */
const maxRetried = 5

async function vitest(name: string, args: string[] = []): Promise<{ count: Count; failedFiles: string[] }> {
  const file = join(reports, `${name}.json`)
  const code = await run("vitest", [
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...args,
  ])
  const failedFiles: string[] = []
  const count = countReport(file, code, (report: VitestReport) => {
    failedFiles.push(
      ...report.testResults.filter(({ status }) => status === "failed").map((result) => result.name),
    )
    return vitestCount(report)
  })
  return { count, failedFiles }
}

/** All tests. Files with failures run once more, one after the other, and that result counts. */
async function tests(): Promise<Count> {
  console.log("\n• Tests")
  const { count, failedFiles } = await vitest("vitest")
  if (count.failed === 0 || failedFiles.length === 0 || failedFiles.length > maxRetried) return count
  console.log(`\n• Tests that failed, once more alone: ${failedFiles.join(", ")}`)
  const again = await vitest("vitest-again", ["--no-file-parallelism", ...failedFiles])
  return mergeRetry(count, again.count)
}

async function playwright(name: string, args: string[] = []): Promise<Count> {
  const file = join(reports, `${name}.json`)
  const code = await run("playwright", ["test", "--reporter=dot,json", ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    // Playwright sets FORCE_COLOR for its workers, and Node warns where NO_COLOR is set beside it.
    ...(process.stdout.isTTY ? {} : { FORCE_COLOR: "0", NO_COLOR: undefined }),
  })
  return countReport(file, code, journeysCount)
}

/** All journeys. Those that failed run once more, one after the other, and that result counts. */
async function journeys(): Promise<Count> {
  console.log("\n• Journeys in a browser")
  const count = await playwright("playwright")
  if (count.failed === 0 || count.passed === 0 || count.failed > maxRetried) return count
  console.log("\n• Journeys that failed, once more alone")
  return mergeRetry(count, await playwright("playwright-again", ["--last-failed", "--workers=1"]))
}

/** Tests that failed only beside others count as passed; a line says so. */
function mergeRetry(first: Count, again: Count): Count {
  if (again.failed === 0) console.log(`\n${first.failed} failed beside others and passed alone.`)
  return { passed: first.passed + Math.max(0, first.failed - again.failed), failed: again.failed }
}

const checks = Promise.all([
  check("Format and lint", "biome", ["check", "--error-on-warnings", "."]),
  check("Types", "node", ["scripts/types.ts"]),
])
const counts = [await tests(), await journeys(), ...(await checks)]
rmSync(reports, { recursive: true, force: true })
const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0)
console.log(`\nTook ${Math.round((performance.now() - began) / 1000)} s.`)
console.log(`${sum("passed")} passed, ${sum("failed")} failed`)
process.exit(sum("failed") === 0 ? 0 : 1)
