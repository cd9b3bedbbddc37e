import { type ChildProcess, spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { Agent, request } from "node:http"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { startProduct } from "../product.ts"

/** What ordinary visitors met while everything else went on. Times count answers of 2xx only. */
export type Met = {
  answered: number
  refused: number
  p50Ms: number
  p99Ms: number
  longestMs: number
  memoryMb: number
}
export const bounds = { p99Ms: 250, memoryMb: 700 } as const

/** An ordinary evening: pages and calls of forty visitors with addresses of their own, twenty a second together. */
const everyMs = 50
const visitors = 40
const ordinary = ["/", "/fr", "/nl/alle-spellen", "/responsible-gambling", "/api/site-detail"]

const memoryMb = ({ pid }: ChildProcess) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024

/** In its first minute a new product draws the posters of its games. */
async function rest({ pid }: ChildProcess): Promise<void> {
  const ticks = () => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ")
    return Number(fields[11]) + Number(fields[12])
  }
  for (let calm = 0, waited = 0; calm < 3 && waited < 120; waited++) {
    const before = ticks()
    await sleep(1_000)
    calm = ticks() - before <= 5 ? calm + 1 : 0
  }
}

const ask = (port: number, path: string, agent: Agent): Promise<{ status: number; ms: number }> =>
  new Promise((done) => {
    const began = performance.now()
    const over = (status: number) => done({ status, ms: performance.now() - began })
    const asked = request(
      { port, host: "127.0.0.1", path, agent, headers: { accept: "text/html" } },
      (answer) => {
        answer.resume().once("end", () => over(answer.statusCode ?? 0))
      },
    )
    asked.once("error", () => over(0))
    asked.end()
  })

/** Runs every attack at once for `ms` beside ordinary visitors of a product with its default settings. */
export async function hostile(ms: number): Promise<Met> {
  const product = await startProduct()
  let attacker: ChildProcess | undefined
  const agents = Array.from(
    { length: visitors },
    (_, n) => new Agent({ keepAlive: true, localAddress: `127.0.1.${n + 1}` }),
  )
  const agentOf = (n: number) => agents[n % visitors]!
  try {
    // The first pages of a process are made by code that is still cold.
    for (let n = 0; n < 50; n++) await ask(product.port, ordinary[n % ordinary.length]!, agentOf(n))
    await rest(product.child)
    const program = join(import.meta.dirname, "attacks.ts")
    attacker = spawn(process.execPath, [program, String(product.port)], {
      stdio: ["ignore", "ignore", "inherit"],
    })
    const asked: Promise<{ status: number; ms: number }>[] = []
    let most = 0
    const until = performance.now() + ms
    for (let n = 0; performance.now() < until; n++) {
      asked.push(ask(product.port, ordinary[n % ordinary.length]!, agentOf(n)))
      most = Math.max(most, memoryMb(product.child))
      await sleep(everyMs)
    }
    const answers = await Promise.all(asked)
    if (attacker.exitCode !== null) throw new Error("The hostile client gave up.")
    const good = answers.filter(({ status }) => status >= 200 && status < 300)
    const times = good.map((answer) => answer.ms).sort((a, b) => a - b)
    const at = (share: number) =>
      times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Infinity
    const refused = answers.length - good.length
    return {
      answered: good.length,
      refused,
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      longestMs: at(1),
      memoryMb: most,
    }
  } finally {
    attacker?.kill("SIGKILL")
    for (const agent of agents) agent.destroy()
    await product.stop()
  }
}

/** What of it is more than may be; empty when all holds. */
export function tooMuch(met: Met): string[] {
  const found: string[] = []
  if (met.p99Ms >= bounds.p99Ms) found.push(`99 % within ${Math.round(met.p99Ms)} ms, not ${bounds.p99Ms}`)
  if (met.memoryMb >= bounds.memoryMb) found.push(`${Math.round(met.memoryMb)} MB, not ${bounds.memoryMb}`)
  if (met.refused > 0) found.push(`${met.refused} ordinary requests were not answered`)
  return found
}

// `node tests/hostile/hostile.ts [seconds]`
if (import.meta.main) {
  const met = await hostile(Number(process.argv[2] ?? 60) * 1000)
  console.log(met)
  for (const finding of tooMuch(met)) console.log(`✗ ${finding}`)
  process.exit(tooMuch(met).length === 0 ? 0 : 1)
}
