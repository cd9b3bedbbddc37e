import { anyTime } from "./anyTime.ts"
import { bigWin } from "./bigWin.ts"
import { hitTheTarget } from "./hitTheTarget.ts"
import type { PoolRule, TermKind } from "./poolRule.ts"
import type { PoolTerms } from "./terms.ts"
import { threeHour } from "./threeHour.ts"

// What others compute of one type.
export { computeFullStake } from "./bigWin.ts"
export { computeTargetUnits } from "./hitTheTarget.ts"

/** Every type of pool, in the order in which an item touches them. */
const poolRules = { threeHour, hitTheTarget, anyTime, bigWin }

export type Jackpot = keyof typeof poolRules
export const jackpots = Object.keys(poolRules) as readonly Jackpot[]

type RuleOf<J extends Jackpot> = (typeof poolRules)[J]
type TermsOf<J extends Jackpot> = RuleOf<J> extends PoolRule<infer T, infer _S, infer _H> ? T : never
export type ShownState<J extends Jackpot> =
  RuleOf<J> extends PoolRule<infer _T, infer Shown, infer _H> ? Shown : never
export type HiddenState<J extends Jackpot> =
  RuleOf<J> extends PoolRule<infer _T, infer _S, infer Hidden> ? Hidden : never

/** A cycle keeps the terms with which it began. */
export type Terms = { readonly [J in Jackpot]: TermsOf<J> }

/** The rule of a type of pool. It must be given pools of that type only. */
export const ruleOf = (jackpot: Jackpot): PoolRule<PoolTerms> => poolRules[jackpot]

/** Whether rounds win it, as of the big win, and so only games whose odds nobody chooses may take part. */
export const isWonByRounds = (jackpot: Jackpot): boolean => ruleOf(jackpot).takenByRound !== undefined

/** Keyed by the type of pool. */
export const byJackpot = <V>(of: (jackpot: Jackpot) => V): Record<Jackpot, V> =>
  Object.fromEntries(jackpots.map((jackpot) => [jackpot, of(jackpot)])) as Record<Jackpot, V>

/** Terms in JSON: amounts are digits, because JSON numbers lose precision. */
export type TermsJson = Readonly<Record<string, number | string>>

const commonTerms = { ratePpm: "ppm", seedUnits: "amount", addedPpm: "optionalPpm" } as const satisfies {
  [Name in keyof PoolTerms]-?: TermKind
}

function parseTerm(name: string, kind: TermKind, value: number | string | undefined) {
  if (value === undefined && kind === "optionalPpm") return []
  if (value === undefined) throw new Error(`${name} is missing.`)
  return [[name, kind === "amount" ? BigInt(value) : Number(BigInt(value))]]
}

/** Throws where a term is missing or is not a whole number. */
export function parseTerms(jackpot: Jackpot, stored: TermsJson): Terms[Jackpot] {
  const kinds: Readonly<Record<string, TermKind>> = { ...commonTerms, ...ruleOf(jackpot).terms }
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([name, kind]) => parseTerm(name, kind, stored[name])),
  ) as unknown as Terms[Jackpot]
}
