import { spawn } from "node:child_process"
import { once } from "node:events"
import { monotonicMs } from "../apps/api/src/platform/lib/clock.ts"

/** A test that tells a noun and a second model of it the same, as much as its environment says. */
export type Model = {
  title: string
  file: string
  /** What is told, by the option of `test:long` and the variable of the test that say how much. */
  unit: string
  option: string
  variable: string
  /** What of it is counted and compared. */
  parts: string
  differences: string
  /** So much at once, each with a seed and a database of its own. */
  chunk: number
  /** What the test says at its end: how much it was told, and the parts of that. */
  summary: RegExp
  /** So many chunks at the same time; two where nothing is said. */
  atOnce?: number
}

export const models = {
  limits: {
    title: "Limits and exclusions beside a second model",
    file: "apps/api/src/modules/limits/model.db.test.ts",
    unit: "stories",
    option: "sequences",
    variable: "SEQUENCES",
    parts: "steps, each compared",
    differences: "differences in amounts, refusals, instants",
    chunk: 5_000,
    summary: /(\d+) stories, (\d+) steps, seed \d+, \d+ s\b/,
  },
  jackpots: {
    title: "Jackpots beside a second model",
    file: "apps/api/src/modules/jackpots/draws/model.db.test.ts",
    unit: "events",
    option: "events",
    variable: "EVENTS",
    parts: "entries in the chains",
    differences: "differences in pools, winners, amounts, order, heads",
    chunk: 25_000,
    summary: /(\d+) events, seed \d+: (\d+) items\b/,
  },
  quest: {
    title: "Quests beside a second model",
    file: "apps/api/src/modules/quest/scores/model.db.test.ts",
    unit: "events",
    option: "events",
    variable: "EVENTS",
    parts: "rounds in the weeks",
    differences: "differences in points, places, payouts",
    chunk: 15_000,
    summary: /(\d+) events, seed \d+: (\d+) rounds\b/,
  },
  elite: {
    title: "The Elite layer beside second models of it",
    file: "tests/elite/elite.test.ts",
    unit: "events",
    option: "events",
    variable: "EVENTS",
    parts: "items in the chains of the jackpots",
    differences: "differences in answers, rounds, accounts, winners, order, amounts, disputes",
    chunk: 25_000,
    summary: /(\d+) events, seed \d+: (\d+) items\b/,
    // A chunk is a database, two processes and whoever plays.
    atOnce: 1,
  },
  "crash-course": {
    title: "The crash game's money under fire",
    file: "tests/crash/course.test.ts",
    unit: "rounds",
    option: "rounds",
    variable: "ROUNDS",
    parts: "bets of 300 players, two of each in a round",
    differences:
      "bets that ended otherwise than they were answered, or than they must; purses, rounds, invariants, words to pages that are not so",
    chunk: 1_000,
    summary: /(\d+) rounds, seed \d+: (\d+) bets\b/,
    atOnce: 1,
  },
} as const satisfies Record<string, Model>

/** A chunk works on one core and asks its database on another, by turns. */
const atOnce = 2

/** `more`: what the test counts beside, each by its name; `planted`: the errors it planted, and who saw them. */
type Progress = {
  units: number
  parts: number
  isWhole: boolean
  more: Record<string, number>
  planted: [kind: string, byModel: string, byAudit: string][]
}

/** `plants`: the test plants errors at its end, if it knows how. */
async function tellChunk(
  { file, variable, summary }: Model,
  units: number,
  { seed, plants }: { seed: number; plants: boolean },
): Promise<Progress> {
  // What it says is read line by line.
  const { FORCE_COLOR: _, ...colourless } = process.env
  const env = {
    ...colourless,
    ...{ NO_COLOR: "1", [variable]: String(units), SEED: String(seed) },
    ...(plants ? { PLANT: "1" } : {}),
  }
  const child = spawn("vitest", ["run", file], { stdio: ["ignore", "pipe", "inherit"], env })
  let text = ""
  child.stdout.on("data", (data: Buffer) => {
    text += data
  })
  const [code] = (await once(child, "close")) as [number | null]
  const [, progress = "0", parts = "0"] = summary.exec(text) ?? []
  const isWhole = code === 0 && Number(progress) >= units
  if (!isWhole) console.log(text)
  const counted = /^\{"(?:events|bets)\b.*\}$/m.exec(text)?.[0]
  const planted = [...text.matchAll(/^planted (.+): (true|false) (true|false)$/gm)]
  return {
    ...{ units: Number(progress), parts: Number(parts), isWhole },
    more: counted ? (JSON.parse(counted) as Record<string, number>) : {},
    planted: planted.map(([, kind, byModel, byAudit]) => [kind!, byModel!, byAudit!]),
  }
}

/**
 * Tells so much in chunks, each with a seed of its own, until all is told or somebody differs; `onTold` hears of each what all
 * so far came to. Answers whether nobody differed.
 */
export async function tellInChunks(
  model: Model,
  { seed, total }: { seed: number; total: number },
  onProgress: (soFar: Progress & { perSecond: number }) => void,
): Promise<boolean> {
  const begunMs = monotonicMs()
  const all: Progress = { units: 0, parts: 0, isWhole: true, more: {}, planted: [] }
  let left = total
  let nextSeed = seed
  const tellOn = async () => {
    while (left > 0 && all.isWhole) {
      const units = Math.min(model.chunk, left)
      left -= units
      const own = nextSeed
      // A test takes the seed above its own as well.
      nextSeed += 2
      const progress = await tellChunk(model, units, { seed: own, plants: own === seed })
      all.units += progress.units
      all.parts += progress.parts
      all.isWhole &&= progress.isWhole
      all.planted.push(...progress.planted)
      for (const [name, count] of Object.entries(progress.more))
        all.more[name] = (all.more[name] ?? 0) + count
      onProgress({ ...all, perSecond: (all.units * 1000) / (monotonicMs() - begunMs) })
    }
  }
  await Promise.all(Array.from({ length: model.atOnce ?? atOnce }, tellOn))
  return all.isWhole
}
