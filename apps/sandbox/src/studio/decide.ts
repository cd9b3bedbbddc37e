import type { Draw } from "./chance.ts"
import type { Request } from "./engine.ts"
import { engineOf, type Outcome } from "./engines.ts"
import type { Title } from "./titles/title.ts"
import type { RefusalCode } from "./words.ts"

const picksAtMost = 20

/** A malformed request becomes an empty one, which is refused later. */
export function readRequest(body: unknown): Request {
  if (typeof body !== "object" || body === null) return {}
  const stakeCents = "stakeCents" in body && typeof body.stakeCents === "number" ? body.stakeCents : undefined
  const chips =
    "bets" in body && typeof body.bets === "object" && body.bets !== null ? Object.entries(body.bets) : []
  const bets = chips.filter((chip): chip is [string, number] => typeof chip[1] === "number")
  const picks = "picks" in body ? readPicks(body.picks) : undefined
  return {
    ...(stakeCents === undefined ? {} : { stakeCents }),
    ...(bets.length > 0 && bets.length === chips.length ? { bets: Object.fromEntries(bets) } : {}),
    ...(picks ? { picks } : {}),
  }
}

function readPicks(value: unknown): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > picksAtMost) return undefined
  const picks = value.filter((pick): pick is number => Number.isSafeInteger(pick))
  return picks.length === value.length ? picks : undefined
}

/** The stake in cents, or the reason for a refusal. */
export const stakeOf = (title: Title, request: Request): number | RefusalCode =>
  engineOf(title).stakeOf(title.model, title.stakesCents, request)

/** A result as an outcome of its title's engine. */
export const outcomeOf = (title: Title, settled: Omit<Outcome, "engine">): Outcome =>
  ({ engine: title.model.engine, ...settled }) as Outcome

/** Draws a whole round at once. Refuses (TypeError) a title in which the player decides during the round. */
export function decide(title: Title, request: Request, draw: Draw): Outcome {
  const engine = engineOf(title)
  const stake = stakeOf(title, request)
  if (engine.kind !== "drawn" || typeof stake === "string")
    throw new TypeError(`${title.code} was not asked for a drawn round`)
  return outcomeOf(title, engine.play(title.model, request, stake, draw))
}
