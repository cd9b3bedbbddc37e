import { spawn } from "node:child_process"
import { once } from "node:events"
import { monotonicMs } from "../apps/api/src/platform/lib/clock.ts"

/** A test that compares a module with an independent model of it. Environment variables set its length and seed. */
export type Model = {
  title: string
  file: string
  /** The unit of the length, with the option of `test:long` and the environment variable that set it. */
  unit: string
  option: string
  variable: string
  /** What the test counts and compares. */
  parts: string
  differences: string
  /** Units in one run of the test, with a seed and a database of its own. */
  chunk: number
  /** The last line of the test: units and parts. */
  summary: RegExp
  /** Chunks that run at the same time; two by default. */
  atOnce?: number
}

export const models = {
  limits: {
    title: "Limits and exclusions beside a model",
    file: "apps/api/src/modules/limits/model.db.test.ts",
    unit: "sequences",
    option: "sequences",
    variable: "SEQUENCES",
    parts: "steps, each compared",
    differences: "differences in amounts, refusals, instants",
    chunk: 5_000,
    summary: /(\d+) stories, (\d+) steps, seed \d+, \d+ s\b/,
  },
  jackpots: {
    title: "Jackpots beside a model",
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
    title: "Quests beside a model",
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
    title: "The Elite layer beside models",
    file: "tests/elite/elite.test.ts",
    unit: "events",
    option: "events",
    variable: "EVENTS",
    parts: "items in the chains of the jackpots",
    differences: "differences in answers, rounds, accounts, winners, order, amounts, disputes",
    chunk: 25_000,
    summary: /(\d+) events, seed \d+: (\d+) items\b/,
    // A chunk is a database, two processes and the players.
    atOnce: 1,
  },
  "crash-course": {
    title: "The crash game's money with killed leaders",
    file: "tests/crash/course.test.ts",
    unit: "rounds",
    option: "rounds",
    variable: "ROUNDS",
    parts: "bets of 300 players, two of each in a round",
    differences:
      "bets that ended otherwise than answered or required; wrong purses, rounds, invariants, live messages",
    chunk: 1_000,
    summary: /(\d+) rounds, seed \d+: (\d+) bets\b/,
    atOnce: 1,
  },
} as const satisfies Record<string, Model>

/** A chunk uses one core for itself and another for its database, alternately. */
const defaultAtOnce = 2

/** `more`: further counts by name; `planted`: planted errors, and whether the model and the audit found them. */
type Progress = {
  units: number
  parts: number
  isWhole: boolean
  more: Record<string, number>
  planted: [kind: string, byModel: string, byAudit: string][]
}

/** `plants`: the test plants errors at its end, where it supports that. */
async function runChunk(
  { file, variable, summary }: Model,
  units: number,
  { seed, plants }: { seed: number; plants: boolean },
): Promise<Progress> {
  // Its output is parsed, so it must be without colours.
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
 * Runs a model test in chunks, each with its own seed, until the total or a difference is reached. Answers whether there
 * was no difference.
 */
export async function runInChunks(
  model: Model,
  { seed, total }: { seed: number; total: number },
  onProgress: (soFar: Progress & { perSecond: number }) => void,
): Promise<boolean> {
  const begunMs = monotonicMs()
  const all: Progress = { units: 0, parts: 0, isWhole: true, more: {}, planted: [] }
  let left = total
  let nextSeed = seed
  const runNext = async () => {
    while (left > 0 && all.isWhole) {
      const units = Math.min(model.chunk, left)
      left -= units
      const chunkSeed = nextSeed
      // A test uses the seed after its own as well.
      nextSeed += 2
      const progress = await runChunk(model, units, { seed: chunkSeed, plants: chunkSeed === seed })
      all.units += progress.units
      all.parts += progress.parts
      all.isWhole &&= progress.isWhole
      all.planted.push(...progress.planted)
      for (const [name, count] of Object.entries(progress.more))
        all.more[name] = (all.more[name] ?? 0) + count
      onProgress({ ...all, perSecond: (all.units * 1000) / (monotonicMs() - begunMs) })
    }
  }
  await Promise.all(Array.from({ length: model.atOnce ?? defaultAtOnce }, runNext))
  return all.isWhole
}
