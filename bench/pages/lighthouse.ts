import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"

/** Three scores from 0 to 1 that are the same on every machine. */
export type Quality = { accessibility: number; bestPractices: number; seo: number }
/** With a fourth, and two times that make up most of it. */
export type Scores = Quality & {
  performance: number
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
const program = join(import.meta.dirname, "../../node_modules/lighthouse/cli/index.js")

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  runtimeError?: { message: string }
}

/** What Lighthouse says where its browser gave it no record of a page that loaded. */
const asksToRunAgain = "Please run Lighthouse again"

/** Its report, as JSON. Runs it again, twice at most, where it asks for that itself. */
async function reportOf(url: string, options: readonly string[] = [], runsLeft = 2): Promise<string> {
  const child = spawn(
    process.execPath,
    [program, url, "--output=json", "--quiet", `--chrome-flags=${flags.join(" ")}`, ...options],
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
  if (runsLeft > 0 && complaint.includes(asksToRunAgain)) return reportOf(url, options, runsLeft - 1)
  throw new Error(`Lighthouse ended with ${code}:\n${complaint}`)
}

const scoreIn =
  ({ categories, runtimeError }: Report) =>
  (category: string): number => {
    const found = categories[category]?.score
    if (typeof found !== "number") throw new Error(runtimeError?.message ?? `Lighthouse gave no ${category}.`)
    return found
  }

const qualityIn = (report: Report): Quality => {
  const score = scoreIn(report)
  return {
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
  }
}

/** The scores of a page that do not depend on how busy this machine is. Throws when the page could not be measured. */
export async function lighthouseQuality(url: string): Promise<Quality> {
  const only = "--only-categories=accessibility,best-practices,seo"
  // It gives robots.txt two seconds, which a busy machine may take; tests/lighthouse.spec.ts reads it.
  return qualityIn(JSON.parse(await reportOf(url, [only, "--skip-audits=robots-txt"])) as Report)
}

/** How a page is asked for: as a visitor, unless a cookie says who asks; `isClosed` where robots may not read it. */
type Asking = { cookie?: string; isClosed?: boolean }

/**
 * Lighthouse's four scores of a page as a phone on a slow network sees it. Only `performance` depends on how busy
 * this machine is. Needs a Chromium: CHROMIUM, or Debian's. Throws when the page could not be measured.
 */
export async function lighthouseScores(url: string, { cookie, isClosed }: Asking = {}): Promise<Scores> {
  const options = [
    ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
    ...(isClosed ? ["--skip-audits=is-crawlable"] : []),
  ]
  const report = JSON.parse(await reportOf(url, options)) as Report
  const { audits, runtimeError } = report
  const time = (audit: string): number => {
    const found = audits[audit]?.numericValue
    if (found === undefined) throw new Error(runtimeError?.message ?? `Lighthouse gave no ${audit}.`)
    return found
  }
  return {
    ...qualityIn(report),
    performance: scoreIn(report)("performance"),
    blockingMs: time("total-blocking-time"),
    largestPaintMs: time("largest-contentful-paint"),
  }
}
