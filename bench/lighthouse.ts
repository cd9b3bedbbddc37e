import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"

/** From 0 to 1. */
export type Scores = { performance: number; accessibility: number; bestPractices: number; seo: number }

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

type Report = { categories: Record<string, { score: number | null }>; runtimeError?: { message: string } }

/**
 * Lighthouse's four scores of a page as a phone on a slow network sees it. Only `performance` depends on how busy
 * this machine is. Needs a Chromium: CHROMIUM, or Debian's. Throws when the page could not be measured.
 */
export async function lighthouseScores(url: string): Promise<Scores> {
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
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}:\n${complaint}`)
  const { categories, runtimeError } = JSON.parse(json) as Report
  const score = (category: string): number => {
    const found = categories[category]?.score
    if (typeof found !== "number") throw new Error(runtimeError?.message ?? `Lighthouse gave no ${category}.`)
    return found
  }
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
  }
}
