import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"

/** Four scores from 0 to 1, and two times that make up most of the first. */
export type Scores = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** How long scripts keep the page from answering, ms. */
  blockingMs: number
  /** When the largest thing of the first screen is drawn, ms. */
  largestPaintMs: number
}

const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]
const program = join(import.meta.dirname, "../node_modules/lighthouse/cli/index.js")

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  runtimeError?: { message: string }
}

/** What Lighthouse says where its browser gave it no record of a page that loaded. */
const asksToRunAgain = "Please run Lighthouse again"

/** Its report, as JSON. Runs it again, twice at most, where it asks for that itself. */
async function reportOf(url: string, runsLeft = 2): Promise<string> {
  const child = spawn(
    process.execPath,
    [program, url, "--output=json", "--quiet", `--chrome-flags=${flags.join(" ")}`],
    {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? "/usr/bin/chromium" },
    },
  )
  let [json, complaint] = ["", ""]
  child.stdout.on("data", (chunk: Buffer) => (json += chunk))
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk))
  const [code] = (await once(child, "close")) as [number | null]
  if (code === 0) return json
  if (runsLeft > 0 && complaint.includes(asksToRunAgain)) return reportOf(url, runsLeft - 1)
  throw new Error(`Lighthouse ended with ${code}:\n${complaint}`)
}

/**
 * Lighthouse's four scores of a page as a phone on a slow network sees it. Only `performance` depends on how busy
 * this machine is. Needs a Chromium: CHROMIUM, or Debian's. Throws when the page could not be measured.
 */
export async function lighthouseScores(url: string): Promise<Scores> {
  const { categories, audits, runtimeError } = JSON.parse(await reportOf(url)) as Report
  const score = (category: string): number => {
    const found = categories[category]?.score
    if (typeof found !== "number") throw new Error(runtimeError?.message ?? `Lighthouse gave no ${category}.`)
    return found
  }
  const time = (audit: string): number => {
    const found = audits[audit]?.numericValue
    if (found === undefined) throw new Error(runtimeError?.message ?? `Lighthouse gave no ${audit}.`)
    return found
  }
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    blockingMs: time("total-blocking-time"),
    largestPaintMs: time("largest-contentful-paint"),
  }
}
