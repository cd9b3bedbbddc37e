import type { Draw } from "./chance.ts"
import type { DiceRound } from "./dice/model.ts"
import { playDice } from "./dice/play.ts"
import {
  betsRefusal,
  playRoulette,
  type RouletteBets,
  type RouletteRound,
  totalCents,
} from "./roulette/play.ts"
import type { SlotRound } from "./slot/model.ts"
import { playSlot } from "./slot/play.ts"
import type { Title } from "./titles/title.ts"
import type { RefusalCode } from "./words.ts"

/** A stake, or chips on a roulette table. */
export type Request = { readonly stakeCents?: number; readonly bets?: RouletteBets }

export type Outcome = { readonly winCents: number; readonly meta: string } & (
  | { readonly engine: "slot"; readonly coinCents: number; readonly slot: SlotRound }
  | { readonly engine: "roulette"; readonly bets: RouletteBets; readonly roulette: RouletteRound }
  | { readonly engine: "dice"; readonly dice: DiceRound }
)

/** A malformed request becomes an empty one, which is refused later. */
export function readRequest(body: unknown): Request {
  if (typeof body !== "object" || body === null) return {}
  const stakeCents = "stakeCents" in body && typeof body.stakeCents === "number" ? body.stakeCents : undefined
  const chips =
    "bets" in body && typeof body.bets === "object" && body.bets !== null ? Object.entries(body.bets) : []
  const bets = chips.filter((chip): chip is [string, number] => typeof chip[1] === "number")
  return {
    ...(stakeCents === undefined ? {} : { stakeCents }),
    ...(bets.length > 0 && bets.length === chips.length ? { bets: Object.fromEntries(bets) } : {}),
  }
}

/** The stake in cents, or the reason for a refusal. */
export function stakeOf(title: Title, request: Request): number | RefusalCode {
  const { model } = title
  if (model.engine === "roulette") {
    const bets = request.bets ?? {}
    const refusal = betsRefusal(model, bets)
    if (refusal) return refusal === "table" ? "table_limit" : "stake"
    return totalCents(bets)
  }
  return title.stakesCents.find((stake) => stake === request.stakeCents) ?? "stake"
}

/** Draws the outcome of an accepted stake. Every prize is a whole number of cents by construction. */
export function decide(title: Title, request: Request, draw: Draw): Outcome {
  const { model } = title
  const stakeCents = request.stakeCents ?? 0
  if (model.engine === "slot") {
    const slot = playSlot(model, draw)
    const coinCents = stakeCents / model.stakeCoins
    const meta = slot.spins.map((spin) => spin.window.join(" ")).join(" | ")
    return { engine: "slot", coinCents, slot, winCents: slot.coins * coinCents, meta }
  }
  if (model.engine === "dice") {
    const dice = playDice(model, draw)
    const winCents = ((dice.ladderTenths + dice.mysteryTenths) * stakeCents) / 10
    return { engine: "dice", dice, winCents, meta: dice.grids.join(" | ") }
  }
  const bets = request.bets ?? {}
  const roulette = playRoulette(model, bets, draw)
  return { engine: "roulette", bets, roulette, winCents: roulette.winCents, meta: String(roulette.pocket) }
}
