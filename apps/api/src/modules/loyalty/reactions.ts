import type { Happened } from "../../kernel/event.ts"
import type { Reaction } from "../../kernel/events.ts"
import type { Kernel } from "../../kernel/module.ts"
import { reaction } from "../../kernel/reaction.ts"
import type { Tx } from "../../kernel/transaction.ts"
import * as games from "../games/index.ts"
import { betVoided, roundSettled, stakesAnnulled } from "../play/index.ts"
import { lockedCoins, moveAll, pointsOfPlayers, pointsOfUnits } from "../wallet/index.ts"
import { annulledMovements, bookingOf, type Played, roundKey } from "./booking.ts"
import { rankWindowMs } from "./rules.ts"
import * as store from "./store.ts"

/**
 * Elite Club listens to play: points and coins for each settled round, taken back when a bet is voided or its round
 * annulled.
 */
export function earning(kernel: Kernel): Reaction {
  return reaction({
    listener: "loyalty.earning",
    on: [roundSettled, betVoided, stakesAnnulled],
    async react(tx, events) {
      let since: Rounds[] = []
      for (const event of events) {
        if (event.kind !== "stakes.annulled") since.push(event)
        else {
          await bookAll(kernel, tx, since)
          since = []
          await annul(tx, event)
        }
      }
      await bookAll(kernel, tx, since)
    },
  })
}

type Rounds = Happened<typeof roundSettled | typeof betVoided>

async function bookAll(kernel: Kernel, tx: Tx, events: readonly Rounds[]): Promise<void> {
  const played = (await Promise.all(events.map((event) => playedOf(kernel, event)))).flat()
  if (played.length > 0) await book(tx, played)
}

/** Takes back what annulled rounds earned: a stake that was given back earns nothing. */
async function annul(tx: Tx, { playerId, data }: Happened<typeof stakesAnnulled>): Promise<void> {
  const { annulmentId } = data
  const held = (await lockedCoins(tx, [playerId])).get(playerId) ?? 0n
  const back = await store.takeBackAnnulled(tx, annulmentId, held)
  await moveAll(tx, annulledMovements({ playerId, annulmentId }, back))
  await tellPoints(tx, [playerId])
}

/** A batch costs as many statements as a single event: what is there is read at once, and written at once. */
async function book(tx: Tx, played: readonly Played[]): Promise<void> {
  const voided = played.filter(({ kind }) => kind === "voided").map(({ playerId }) => playerId)
  const players = [...new Set(played.map(({ playerId }) => playerId))]
  const { movements, earnings, touched } = bookingOf(played, {
    weightsHundredths: await store.weightsOf(tx),
    levels: await store.levelsOf(tx),
    ranked: await store.pointsOf(tx, players, new Date(tx.now.getTime() - rankWindowMs)),
    earnings: new Map((await store.earningsOf(tx, played)).map((each) => [roundKey(each), each])),
    coins: await lockedCoins(tx, voided),
  })
  await store.setEarnings(tx, earnings)
  await moveAll(tx, movements)
  await tellPoints(tx, touched)
}

async function tellPoints(tx: Tx, playerIds: readonly bigint[]): Promise<void> {
  for (const [playerId, { pointsUnits, coinsUnits }] of await pointsOfPlayers(tx, playerIds))
    tx.tell({ playerId }, "wallet", {
      elitePoints: pointsOfUnits(pointsUnits),
      eliteCoins: pointsOfUnits(coinsUnits),
    })
}

/** A bet that was voided before its round was settled earned nothing that could be taken back. */
async function playedOf(kernel: Kernel, event: Rounds): Promise<Played[]> {
  const { playerId, at } = event
  if (event.kind === "bet.voided") {
    const { provider, roundRef, uuid, stakeUnits, wasSettled } = event.data
    return wasSettled ? [{ kind: "voided", playerId, provider, roundRef, uuid, stakeUnits }] : []
  }
  const { provider, roundRef, gameId, stakeUnits, bets } = event.data
  // What was told before bets carried their category had the catalogue's of now.
  const now = async () => (await games.gameById(kernel, BigInt(gameId)))?.category ?? null
  const stakes = bets?.every(({ category }) => category !== null)
    ? bets
    : [{ category: await now(), stakeUnits }]
  const accepted = bets?.at(-1)?.acceptedAt ?? at
  return [{ kind: "settled", playerId, provider, roundRef, at: accepted, gameId, stakes }]
}
