import { betVoided, roundSettled, stakesAnnulled } from "../src/modules/play/index.ts"
import type { Subscriber } from "../src/platform/db/handlerType.ts"
import { startDispatcher } from "../src/platform/events/dispatcher.ts"
import { jsonLog } from "../src/platform/lib/log.ts"
import type { TestStore } from "./store.ts"

/** 10⁻⁵ euro. */
export type Bet = {
  uuid: string
  stakeUnits: bigint
  winUnits?: bigint
  acceptedAt?: Date
  studio?: string | null
  category?: string | null
}
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n)

/** Publishes the events of play on a database without a casino, and runs the subscribers. */
export function playingOn(
  { transact, owner }: Pick<TestStore, "transact" | "owner">,
  subscribers: readonly Subscriber[],
) {
  const log = jsonLog("silent")
  const acceptedAt = new Map<string, Date>()
  const betsOfRounds = new Map<string, string[]>()

  const settle = (playerId: bigint, roundRef: string, bets: readonly Bet[], gameId = 1) =>
    transact(async (tx) => {
      const settled = bets.map(
        ({ winUnits = 0n, acceptedAt: at = tx.now, studio = null, category = "slots", ...bet }) => ({
          ...{ uuid: bet.uuid, stakeUnits: bet.stakeUnits, winUnits },
          ...{ acceptedAt: at, studio, category },
        }),
      )
      for (const bet of settled) acceptedAt.set(bet.uuid, bet.acceptedAt)
      const uuids = settled.map(({ uuid }) => uuid)
      betsOfRounds.set(roundRef, [...(betsOfRounds.get(roundRef) ?? []), ...uuids])
      await tx.publish(roundSettled, {
        ...{ playerId, provider: "hub88", roundRef, gameId, purse: "cash" as const, bets: settled },
        stakeUnits: sum(settled.map(({ stakeUnits }) => stakeUnits)),
        winUnits: sum(settled.map(({ winUnits }) => winUnits)),
      })
    })

  const giveBack = (playerId: bigint, roundRef: string, { uuid, stakeUnits }: Bet) =>
    transact((tx) =>
      tx.publish(betVoided, {
        ...{ playerId, provider: "hub88", uuid, roundRef, gameId: 1, purse: "cash" as const },
        ...{ acceptedAt: acceptedAt.get(uuid) ?? tx.now, stakeUnits, wasSettled: true },
      }),
    )

  /** As play does, without moving money. */
  async function annul(playerId: bigint, roundRef: string): Promise<void> {
    const round = [playerId, roundRef]
    const uuids = betsOfRounds.get(roundRef) ?? []
    await transact(async (tx) => {
      await owner.pool.query(
        `insert into play.round (provider, round_ref, event_ref, game_code, player_id, game_id, opened_at, bet_uuids)
         values ('hub88', $2, $2, 'a game', $1, 1, $3, $4) on conflict do nothing`,
        [...round, acceptedAt.get(uuids[0] ?? "") ?? tx.now, uuids],
      )
      const { rows } = await owner.pool.query<{ id: bigint }>(
        `insert into play.annulment (player_id, reason, note, rounds_until, stake, win, proposed_by, proposed_at, ended_as,
           ended_by, ended_at)
         values ($1, 'underAge', 'a test', $2, 1, 0, 'anna', $2, 'confirmed', 'bert', $2) returning id`,
        [playerId, tx.now],
      )
      const annulmentId = rows[0]!.id
      await owner.pool.query(
        "update play.round set annulled_in = $3 where player_id = $1 and round_ref = $2",
        [...round, annulmentId],
      )
      await tx.publish(stakesAnnulled, {
        ...{ playerId, annulmentId, reason: "underAge" as const, stakeUnits: 1n, winUnits: 0n },
        ...{ proposedBy: "anna", operator: "bert" },
      })
    })
  }

  /** Processes all events with a dispatcher of its own. */
  async function workOff(): Promise<void> {
    const dispatcher = startDispatcher({ transact, subscribers, log })
    await dispatcher.drain()
    await dispatcher.stop()
    const { rows } = await owner.pool.query<{ problem: string }>("select problem from kernel.parked_event")
    if (rows.length > 0) throw new Error(rows.map(({ problem }) => problem).join("; "))
  }

  /** Cents by account, without empty ones. */
  async function amounts(): Promise<Record<string, number>> {
    const { rows } = await owner.pool.query<{ account: string; amount: bigint }>(
      "select account, amount / 1000 as amount from wallet.balance where amount <> 0 order by account",
    )
    return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]))
  }

  return { settle, giveBack, annul, workOff, amounts }
}
