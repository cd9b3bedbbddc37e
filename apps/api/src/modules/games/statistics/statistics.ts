import type { Tx } from "../../../platform/db/transaction.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { getMaskedNames } from "../../players/index.ts"
import { unitsPerCent } from "../../wallet/index.ts"
import { invalidateCatalogue } from "../catalogue.ts"
import { pushLatestWinner } from "../live.ts"
import { computeMultiplier, isNotable, maxStoredWinners } from "../rules.ts"
import * as settings from "../settings.ts"
import * as store from "../store.ts"

type RoundRef = { provider: string; playerId: bigint; roundRef: string; gameId: number; at: Date }
export type SettledRound = RoundRef & {
  eventId: bigint
  stakeUnits: bigint
  winUnits: bigint
  /** Each counts on the day of its acceptance, the round on that of its first bet. */
  bets: readonly { acceptedAt: Date; stakeUnits: bigint; winUnits: bigint }[]
}
export type VoidedBet = RoundRef & { stakeUnits: bigint }

type PopularityPart = { gameId: number; rounds: number; stakeUnits: bigint; winUnits: bigint; at: Date }

const roundKey = ({ provider, playerId, roundRef }: RoundRef) => `${provider}:${playerId}:${roundRef}`

/** The caller passes each round once. Voided bets leave the sums and the notable wins. */
export async function recordRounds(
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
  await store.updatePopularity(tx, sumByGameAndDay(sums))
  await recordWinners(platform, tx, settled)
  if (voided.length > 0) await store.deleteWinners(tx, voided.map(roundKey))
  await store.updateVersion(tx, "figures")
  tx.afterCommit(() => invalidateCatalogue(platform))
}

function sumByGameAndDay(parts: readonly PopularityPart[]): store.PopularitySum[] {
  const sums = new Map<string, store.PopularitySum>()
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

async function recordWinners(platform: Platform, tx: Tx, rounds: readonly SettledRound[]): Promise<void> {
  const from = await getSetting(tx, settings.games)
  const notable = rounds.filter((round) => isNotable(round, from))
  if (notable.length === 0) return
  const names = await getMaskedNames(
    tx,
    notable.map(({ playerId }) => playerId),
  )
  const wins = notable.flatMap((round): store.RecentWin[] => {
    const { gameId, stakeUnits, winUnits, playerId, eventId, at } = round
    const maskedName = names.get(playerId)
    if (!maskedName) return []
    const winCents = Number(winUnits / unitsPerCent)
    const multiplier = computeMultiplier(stakeUnits, winUnits)
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
  await store.insertWinners(tx, wins, maxStoredWinners)
  await pushLatestWinner(platform, tx, wins)
}

/** Keeps the latest launch of each player and game. */
export async function recordLaunches(tx: Tx, launches: readonly store.GameLaunch[]): Promise<void> {
  const latest = new Map<string, store.GameLaunch>()
  for (const launch of launches) latest.set(`${launch.playerId} ${launch.gameId}`, launch)
  if (latest.size > 0) await store.setRecentGames(tx, [...latest.values()])
}
