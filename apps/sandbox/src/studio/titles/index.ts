import { readdirSync } from "node:fs"
import { type EngineName, engineOf } from "../engines.ts"
import { type Fraction, percent } from "../fraction.ts"
import type { Title, TitleOf } from "./title.ts"

/** Every file in a studio's folder is one game. */
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter((file) =>
  /^[^/]+\/[^/]+\.ts$/.test(file),
)

const load = async (file: string): Promise<Title> => (await import(`${import.meta.dirname}/${file}`)).title

const byRelease = (a: Title, b: Title): number =>
  a.released.localeCompare(b.released) || a.code.localeCompare(b.code)

/** All games, the oldest first. */
export const TITLES: readonly Title[] = (await Promise.all(files.map(load))).sort(byRelease)

/** The games of one engine. */
export const titlesOf = <Name extends EngineName>(engine: Name) =>
  TITLES.filter((title): title is Title & TitleOf<Name> => title.model.engine === engine)

const BY_CODE = new Map(TITLES.map((title) => [title.code, title]))

export const titleOf = (code: string): Title | undefined => BY_CODE.get(code)

const known = new Map<string, Fraction>()

/** The return of a title by the rules of its engine; cached. */
export function returnOf(title: Title): Fraction {
  const before = known.get(title.code)
  if (before) return before
  const exact = engineOf(title).returnOf(title.model)
  known.set(title.code, exact)
  return exact
}

/** The return in percent with two decimals. */
export const returnPercent = (title: Title): number => percent(returnOf(title))

/** Computes returns one by one between other work, so that the first list does not wait for all. */
export function prepareReturns(at = 0): void {
  const title = TITLES[at]
  if (!title) return
  setImmediate(() => {
    returnOf(title)
    prepareReturns(at + 1)
  }).unref()
}
