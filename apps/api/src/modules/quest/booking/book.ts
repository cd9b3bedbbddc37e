import type { Tx } from "../../../platform/db/transaction.ts"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import { policy } from "../../content/index.ts"
import type { betVoided, roundSettled } from "../../play/index.ts"
import { dispute } from "../../prizes/index.ts"
import type { questJoined } from "../events.ts"
import { progressShown } from "../ranking/wire.ts"
import { questHouseMoney } from "../settings.ts"
import { after, nothing, type Played, type Standing, standingOf } from "../tasks/progress.ts"
import * as store from "./store.ts"

export type Heard = EventOf<typeof roundSettled | typeof betVoided | typeof questJoined>
/** What a batch has, with its place in it. */
type Settled = EventOf<typeof roundSettled> & { n: number }
type Joined = { playerId: bigint; weekId: bigint; n: number }

/** One name for a bet, whichever provider it was made at. */
const betKey = ({ provider, uuid }: { provider: string; uuid: string }) => `${provider}:${uuid}`

/**
 * Books a batch: bets of players who had joined when they were accepted, and whose joining the log has before them, count for their
 * tasks, bets that were given back count no more. What stands follows from the bets that stand, in the order of the log, however it is cut into batches.
 */
export async function book(tx: Tx, events: readonly Heard[]): Promise<void> {
  const settled = events.flatMap((event, n) => (event.kind === "round.settled" ? [{ ...event, n }] : []))
  const joined = events.flatMap((event, n) =>
    event.kind === "quest.joined" ? [{ playerId: event.playerId, weekId: event.data.questId, n }] : [],
  )
  const voided = events.flatMap((event) =>
    event.kind === "bet.voided" ? [{ playerId: event.playerId, ...event.data }] : [],
  )
  const players = [...new Set(settled.map(({ playerId }) => playerId))]
  const entries = players.length > 0 ? await store.openEntriesOf(tx, players) : []
  const bets = entries.length > 0 ? betsIn(settled, entries, joined) : []
  await store.setHeard(tx, joined)
  const kept = new Set((await store.insertBets(tx, bets)).map(betKey))
  const taken = new Set(await store.takeVoided(tx, voided))
  const counting = byEntry(bets.filter((bet) => kept.has(betKey(bet))))
  const grown = entries.filter(({ id }) => !taken.has(id) && counting.has(id))
  const standings = grown.map((entry) => ({
    entry,
    ...standingAfter(entry.progress, entry, playedIn(entry, counting.get(entry.id)!)),
  }))
  await keep(tx, standings)
  await countAgain(tx, [...taken])
}

/** Bets in the rounds of a player's annulment count no more. */
export const bookAnnulled = async (tx: Tx, playerId: bigint, annulmentId: bigint): Promise<void> =>
  countAgain(tx, await store.takeAnnulled(tx, playerId, annulmentId))

/** The bets of settled rounds that count for an entry: accepted after its player joined and before its week ended. */
function betsIn(
  settled: readonly Settled[],
  entries: readonly store.Entry[],
  joined: readonly Joined[],
): store.Counted[] {
  const byPlayer = Map.groupBy(entries, ({ player_id }) => player_id)
  const isHeard = ({ is_heard, week_id, player_id }: store.Entry, before: number) =>
    is_heard ||
    joined.some(({ playerId, weekId, n }) => playerId === player_id && weekId === week_id && n < before)
  return settled.flatMap(({ playerId, at, data, n }) => {
    const { provider, roundRef, gameId, bets = [] } = data
    return bets.flatMap(({ uuid, stakeUnits, winUnits, category, studio, acceptedAt }) => {
      const entry = byPlayer
        .get(playerId)
        ?.find((own) => own.joined_at <= acceptedAt && acceptedAt < own.ends_at && isHeard(own, n))
      if (!entry) return []
      return {
        entry_id: entry.id,
        provider,
        uuid,
        round_ref: roundRef,
        game_id: gameId,
        stake: stakeUnits,
        win: winUnits,
        category,
        studio,
        accepted_at: acceptedAt,
        settled_at: at,
      }
    })
  })
}

const byEntry = (bets: readonly store.Counted[]) => Map.groupBy(bets, ({ entry_id }) => entry_id)

/** The rounds of an entry in its bets, in their order. */
function playedIn({ knew }: store.Entry, own: readonly store.Counted[]): Played[] {
  const known = new Set(knew)
  return [...Map.groupBy(own, ({ provider, round_ref }) => `${provider}:${round_ref}`).values()].map(
    (round) => {
      const { game_id: gameId, settled_at: settledAt } = round[0]!
      return {
        gameId,
        settledAt,
        isNew: !known.has(gameId),
        bets: round.map(({ stake, win, category, studio, accepted_at: acceptedAt }) => ({
          stakeUnits: stake,
          winUnits: win,
          category,
          studio,
          acceptedAt,
        })),
      }
    },
  )
}

const standingAfter = (
  progress: store.Entry["progress"],
  { tasks }: store.Entry,
  rounds: readonly Played[],
): Standing => standingOf(after(progress, tasks, rounds), tasks)

/** Keeps how entries stand, and tells their players while the policy is on. */
async function keep(tx: Tx, standings: readonly ({ entry: store.Entry } & Standing)[]): Promise<void> {
  await store.setStandings(tx, standings)
  if ((await policy(tx, questHouseMoney)) !== "on") return
  for (const { entry, progress, points } of standings)
    tx.push({ playerId: entry.player_id }, "questProgress", {
      questId: Number(entry.week_id),
      points,
      tasks: progressShown(entry.tasks, progress),
    })
}

/**
 * Counts the tasks of entries again, from the bets that stand. What was counted when its week ended stays; where a place was
 * paid and its points would be fewer now, a person decides.
 */
async function countAgain(tx: Tx, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return
  const entries = await store.entriesOf(tx, ids)
  const bets = byEntry(await store.standingBetsOf(tx, ids))
  const standings = entries.map((entry) => ({
    entry,
    ...standingAfter(
      entry.tasks.map(() => nothing),
      entry,
      playedIn(entry, bets.get(entry.id) ?? []),
    ),
  }))
  await keep(
    tx,
    standings.filter(({ entry }) => entry.is_open),
  )
  const shaken = standings.filter(({ entry, points }) => entry.prize !== null && points < entry.points)
  await dispute(
    tx,
    "quest",
    shaken.map(({ entry }) => entry.id),
  )
}
