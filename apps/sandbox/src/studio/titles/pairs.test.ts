import { expect, test } from "vitest"
import { LOW_DRAWINGS } from "../../../game-page/symbols/lows/index.ts"
import { motifsOf } from "../art.ts"
import { PALETTES } from "../palettes/index.ts"
import { heroOf } from "../thumb.ts"
import { returnPercent, TITLES } from "./index.ts"
import { LOWS } from "./lows.ts"
import type { Title } from "./title.ts"

/** Two games are at least this far apart: 0 is the same game, 1 has nothing in common. */
const LEAST = 0.4
/** The mean difference of two palettes in each of the 24 channels, of 255. */
const LEAST_COLOUR = 8

const channelsOf = ({ look }: Title): readonly number[] =>
  Object.values(PALETTES[look.palette]).flatMap((colour) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  )

/** What of a title is compared. */
const profileOf = (title: Title) => ({
  title,
  /** The drawings that are not the studio’s low symbols. */
  highs: new Set([heroOf(title), ...motifsOf(title)].filter((motif) => !(motif in LOW_DRAWINGS))),
  channels: channelsOf(title),
  returned: returnPercent(title),
  /** What the model holds, by field. */
  rules: new Map(Object.entries(title.model).map(([field, value]) => [field, JSON.stringify(value)])),
  stakes: title.stakesCents.join(),
})
type Profile = ReturnType<typeof profileOf>

const shareOf = (same: readonly boolean[]): number => same.filter(Boolean).length / same.length

/** The share of their high symbols that two games have in common. */
function sameSymbols(a: Profile, b: Profile): number {
  const same = [...a.highs].filter((motif) => b.highs.has(motif)).length
  return same / (a.highs.size + b.highs.size - same)
}

/** The mean difference of the colours of two games. */
const colourDistance = (a: Profile, b: Profile): number =>
  a.channels.reduce((sum, value, at) => sum + Math.abs(value - (b.channels[at] ?? 0)), 0) / a.channels.length

const sameWall = (a: Profile, b: Profile): number =>
  shareOf([
    a.title.look.scene === b.title.look.scene,
    colourDistance(a, b) < 2 * LEAST_COLOUR,
    a.title.studio === b.title.studio,
  ])

/** Features and mathematics. */
function sameRules(a: Profile, b: Profile): number {
  if (a.title.model.engine !== b.title.model.engine) return 0
  const fields = new Set([...a.rules.keys(), ...b.rules.keys()])
  return shareOf([
    ...[...fields].map((field) => a.rules.get(field) === b.rules.get(field)),
    a.title.volatility === b.title.volatility,
    Math.abs(a.title.hitRatio - b.title.hitRatio) < 0.03,
    Math.abs(a.returned - b.returned) < 0.25,
    a.stakes === b.stakes,
  ])
}

const distance = (a: Profile, b: Profile): number =>
  1 - (0.4 * sameSymbols(a, b) + 0.25 * sameWall(a, b) + 0.35 * sameRules(a, b))

const profiles = TITLES.map(profileOf)
const pairs = profiles.flatMap((a, at) => profiles.slice(at + 1).map((b) => [a, b] as const))
const nameOf = ([a, b]: readonly [Profile, Profile]): string => `${a.title.code} and ${b.title.code}`

test("no two games are too alike", () => {
  const measured = pairs.map((pair) => ({ pair, apart: distance(...pair) }))
  const nearest = measured.reduce((least, one) => (one.apart < least.apart ? one : least))
  console.log(`nearest: ${nameOf(nearest.pair)}, ${nearest.apart.toFixed(3)} apart`)
  expect(measured.filter(({ apart }) => apart < LEAST).map(({ pair }) => nameOf(pair))).toEqual([])
})

test("every game has colours of its own", () => {
  expect(new Set(TITLES.map(({ look }) => look.palette)).size).toBe(TITLES.length)
  expect(pairs.filter((pair) => colourDistance(...pair) < LEAST_COLOUR).map(nameOf)).toEqual([])
})

test("no two games with one scene share the drawing of their posters", () => {
  const same = pairs.filter(
    ([a, b]) => a.title.look.scene === b.title.look.scene && heroOf(a.title) === heroOf(b.title),
  )
  expect(same.map(nameOf)).toEqual([])
})

test("a line slot has the low symbols of its studio, which no other studio uses", () => {
  for (const title of TITLES) {
    const lows = motifsOf(title).filter((motif) => motif in LOW_DRAWINGS)
    const own: readonly string[] = Object.values(LOWS[title.studio])
    expect(
      lows.filter((motif) => !own.includes(motif)),
      title.code,
    ).toEqual([])
    if (title.model.engine === "slot" || title.model.engine === "hold")
      expect(new Set(lows).size, title.code).toBe(own.length)
  }
})
