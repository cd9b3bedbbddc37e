import type { Tx } from "../../platform/db/transaction.ts"
import type { Platform } from "../../platform/platform.ts"
import { setting } from "../content/index.ts"
import { maskedNames } from "../players/index.ts"
import { unitsPerCent } from "../wallet/index.ts"
import { callOut } from "./live.ts"
import { isNotable, multiplierOf, winnersKept } from "./rules.ts"
import * as settings from "./settings.ts"
import { lookAgain } from "./shelf.ts"
import * as store from "./store.ts"

type OfRound = { provider: string; playerId: bigint; roundRef: string; gameId: number; at: Date }
/** A round played for money, in units of 10⁻⁵ euro. */
export type SettledRound = OfRound & {
  eventId: bigint
  stakeUnits: bigint
  winUnits: bigint
  /** Each counts on the day it was accepted; the round on the day of the first. */
  bets: readonly { acceptedAt: Date; stakeUnits: bigint; winUnits: bigint }[]
  /** Where it was told already; else the player is asked for. */
  maskedName?: string | null | undefined
}
/** A bet of a settled round that was given back, with whatever it had won. */
export type VoidedBet = OfRound & { stakeUnits: bigint }

type Sum = { gameId: number; rounds: number; stakeUnits: bigint; winUnits: bigint; at: Date }

const roundKey = ({ provider, playerId, roundRef }: OfRound) => `${provider}:${playerId}:${roundRef}`

/**
 * Adds up what was played and won, by game and day, and keeps and calls out the wins worth showing; what was
 * voided afterwards leaves both. Each round may be counted once: the caller sees to that.
 */
export async function countRounds(
  platform: Platform,
  tx: Tx,
  { settled, voided }: { settled: readonly SettledRound[]; voided: readonly VoidedBet[] },
): Promise<void> {
  const sums = [
    ...settled.flatMap(({ gameId, bets }) =>
      bets.map(({ acceptedAt: at, stakeUnits, winUnits }, i) => ({
        gameId,
        rounds: i === 0 ? 1 : 0,
        stakeUnits,
        winUnits,
        at,
      })),
    ),
    ...voided.map(({ gameId, stakeUnits, at }) => ({
      gameId,
      rounds: 0,
      stakeUnits: -stakeUnits,
      winUnits: 0n,
      at,
    })),
  ]
  if (sums.length === 0) return
  await store.updatePopularity(tx, byGameAndDay(sums))
  await keepWinners(platform, tx, settled)
  if (voided.length > 0) await store.deleteWinners(tx, voided.map(roundKey))
  await store.updateVersion(tx, "figures")
  tx.afterCommit(() => lookAgain(platform))
}

function byGameAndDay(parts: readonly Sum[]): store.Played[] {
  const sums = new Map<string, store.Played>()
  for (const { gameId, rounds, stakeUnits, winUnits, at } of parts) {
    const day = at.toISOString().slice(0, 10)
    const sum = sums.get(`${gameId} ${day}`) ?? { gameId, day, rounds: 0, stakeUnits: 0n, winUnits: 0n }
    sum.rounds += rounds
    sum.stakeUnits += stakeUnits
    sum.winUnits += winUnits
    sums.set(`${gameId} ${day}`, sum)
  }
  return [...sums.values()]
}

async function keepWinners(platform: Platform, tx: Tx, rounds: readonly SettledRound[]): Promise<void> {
  const from = await setting(tx, settings.games)
  const notable = rounds.filter((round) => isNotable(round, from))
  if (notable.length === 0) return
  const names = await maskedNames(
    tx,
    notable.map(({ playerId }) => playerId),
  )
  const wins = notable.flatMap((round): store.Win[] => {
    const { gameId, stakeUnits, winUnits, playerId, eventId, at } = round
    const maskedName = round.maskedName ?? names.get(playerId)
    if (!maskedName) return []
    const winCents = Number(winUnits / unitsPerCent)
    const multiplier = multiplierOf(stakeUnits, winUnits)
    return [
      {
        eventId,
        roundKey: roundKey(round),
        gameId,
        maskedName,
        winCents,
        multiplier,
        wonAt: at,
      },
    ]
  })
  if (wins.length === 0) return
  await store.insertWinners(tx, wins, winnersKept)
  await callOut(platform, tx, wins)
}

/** Remembers who opened which game last. */
export async function keepLaunches(tx: Tx, launches: readonly store.Opened[]): Promise<void> {
  const opened = new Map<string, store.Opened>()
  for (const launch of launches) opened.set(`${launch.playerId} ${launch.gameId}`, launch)
  if (opened.size > 0) await store.setRecent(tx, [...opened.values()])
}
