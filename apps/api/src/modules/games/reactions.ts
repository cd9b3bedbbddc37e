import { eurosOf } from "@elite/contract"
import { z } from "zod"
import type { Event, Reaction } from "../../kernel/events.ts"
import type { Kernel } from "../../kernel/module.ts"
import type { Tx } from "../../kernel/transaction.ts"
import { setting } from "../content/index.ts"
import { unitsPerCent } from "../wallet/index.ts"
import { isNotable, multiplierOf, winnersKept } from "./rules.ts"
import { lookAgain } from "./shelf.ts"
import * as store from "./store.ts"

const units = z
  .union([z.int(), z.string().regex(/^\d{1,18}$/)])
  .transform(BigInt)
  .pipe(z.bigint().nonnegative())

const round = { provider: z.string(), roundRef: z.string(), gameId: z.int() }
/** What play announces: `round.settled`, real money only, in units of 10⁻⁵ euro; `game.launched` by its player. */
const settled = z.object({
  ...round,
  stakeUnits: units,
  winUnits: units,
  /** An•••s. Without it the round counts, and nobody is shown. */
  maskedName: z.string().min(1).max(40).nullish(),
})
/** A stake given back, with whatever it had won. */
const voided = z.object({ ...round, stakeUnits: units, wasSettled: z.boolean() })
const launched = z.object({ gameId: z.int() })

type Settled = z.output<typeof settled> & { event: Event }
type Sum = { gameId: number; rounds: number; stakeUnits: bigint; winUnits: bigint; at: Date }

/** A win older than this is kept but no longer called out to everybody. */
const stillNewsMs = 60_000
/** Wins called out from one batch at most. */
const calledOut = 5

export const reactions = (kernel: Kernel): readonly Reaction[] => [
  {
    listener: "games.figures",
    kinds: ["round.settled", "bet.voided"],
    async react(tx, events) {
      await countRounds(tx, events)
      tx.afterCommit(() => lookAgain(kernel))
    },
  },
  { listener: "games.recent", kinds: ["game.launched"], react: keepLaunches },
]

const roundKey = (event: Event, { provider, roundRef }: { provider: string; roundRef: string }) =>
  `${provider}:${event.playerId}:${roundRef}`

async function countRounds(tx: Tx, events: readonly Event[]): Promise<void> {
  const rounds = events
    .filter(({ kind }) => kind === "round.settled")
    .map((event) => ({ ...settled.parse(event.data), event }))
  // A bet that was voided before its round was settled was never counted.
  const takenBack = events
    .filter(({ kind }) => kind === "bet.voided")
    .map((event) => ({ ...voided.parse(event.data), event }))
    .filter(({ wasSettled }) => wasSettled)
  const sums = [
    ...rounds.map(({ event, ...sum }) => ({ ...sum, rounds: 1, at: event.at })),
    ...takenBack.map(({ gameId, stakeUnits, event }) => ({
      gameId,
      rounds: 0,
      stakeUnits: -stakeUnits,
      winUnits: 0n,
      at: event.at,
    })),
  ]
  if (sums.length === 0) return
  await store.addPlayed(tx, byGameAndDay(sums))
  await keepWinners(tx, rounds)
  if (takenBack.length > 0) {
    await store.removeWinners(
      tx,
      takenBack.map(({ event, ...bet }) => roundKey(event, bet)),
    )
  }
  await store.bump(tx, "figures")
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

async function keepWinners(tx: Tx, rounds: readonly Settled[]): Promise<void> {
  const from = await setting(tx, "games")
  const wins = rounds.flatMap((round): store.Win[] => {
    const { gameId, stakeUnits, winUnits, maskedName, event } = round
    if (!maskedName || !isNotable(round, from)) return []
    const winCents = Number(winUnits / unitsPerCent)
    const multiplier = multiplierOf(stakeUnits, winUnits)
    return [
      {
        eventId: event.id,
        roundKey: roundKey(event, round),
        gameId,
        maskedName,
        winCents,
        multiplier,
        wonAt: event.at,
      },
    ]
  })
  if (wins.length === 0) return
  await store.addWinners(tx, wins, winnersKept)
  await callOut(tx, wins)
}

async function callOut(tx: Tx, wins: readonly store.Win[]): Promise<void> {
  const news = wins.filter((win) => tx.now.getTime() - win.wonAt.getTime() < stillNewsMs).slice(-calledOut)
  const names = await store.readNames(
    tx,
    news.map((win) => win.gameId),
  )
  for (const { gameId, maskedName, winCents } of news) {
    const game = names.get(gameId)
    if (!game) continue
    tx.tell("everyone", "recentWinner", {
      username: maskedName,
      amount: eurosOf(winCents),
      gameSlug: game.slug,
      gameName: game.name,
    })
  }
}

async function keepLaunches(tx: Tx, events: readonly Event[]): Promise<void> {
  const opened = new Map<string, store.Opened>()
  for (const { playerId, data, at } of events) {
    // A visitor's demo has nobody to remember it for.
    if (playerId === null) continue
    const { gameId } = launched.parse(data)
    opened.set(`${playerId} ${gameId}`, { playerId, gameId, at })
  }
  if (opened.size > 0) await store.keepRecent(tx, [...opened.values()])
}
