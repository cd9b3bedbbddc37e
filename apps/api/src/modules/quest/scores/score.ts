import type { Tx } from "../../../platform/db/transaction.ts"
import { getPolicyState } from "../../content/index.ts"
import type { BetEvent, SettledBet, SettledRound } from "../../play/index.ts"
import { dispute } from "../../prizes/index.ts"
import type { questJoined } from "../events.ts"
import { questHouseMoney } from "../settings.ts"
import {
  advanceTasks,
  computeStanding,
  noProgress,
  type PlayedRound,
  type Standing,
} from "../tasks/progress.ts"
import { toWireProgress } from "../tasks/wire.ts"
import * as store from "./store.ts"

/** `n` is the position in the batch. */
type NumberedRound = SettledRound & { n: number }
type JoinedPlayer = { playerId: bigint; weekId: bigint; n: number }

const betKey = ({ provider, uuid }: { provider: string; uuid: string }) => `${provider}:${uuid}`

/**
 * Counts a batch. A bet counts if it was accepted after its player joined and comes after the joining in the log.
 * The result follows from the bets that are not voided, in the order of the log, however it is cut into batches.
 */
export async function scoreBets(tx: Tx, events: readonly BetEvent<typeof questJoined>[]): Promise<void> {
  const settled = events.flatMap((event, n) => (event.kind === "settled" ? [{ ...event, n }] : []))
  const joined = events.flatMap((event, n) =>
    event.kind === "quest.joined" ? [{ playerId: event.playerId, weekId: event.data.questId, n }] : [],
  )
  const voided = events.filter((event) => event.kind === "voided")
  const players = [...new Set(settled.map(({ playerId }) => playerId))]
  const entries = players.length > 0 ? await store.listOpenEntries(tx, players) : []
  const bets = entries.length > 0 ? countingBets(settled, entries, joined) : []
  await store.setJoinsSeen(tx, joined)
  const inserted = new Set((await store.insertBets(tx, bets)).map(betKey))
  const recounted = new Set(await store.takeVoidedBets(tx, voided))
  const counting = groupByEntry(bets.filter((bet) => inserted.has(betKey(bet))))
  const advanced = entries.filter(({ id }) => !recounted.has(id) && counting.has(id))
  const standings = advanced.map((entry) => ({
    entry,
    ...computeStandingAfter(entry.progress, entry, toPlayedRounds(entry, counting.get(entry.id)!)),
  }))
  await saveStandings(tx, standings)
  await recountEntries(tx, [...recounted])
}

function countingBets(
  settled: readonly NumberedRound[],
  entries: readonly store.ScoredEntry[],
  joined: readonly JoinedPlayer[],
): store.CountedBet[] {
  const byPlayer = Map.groupBy(entries, ({ player_id }) => player_id)
  const hasJoined = ({ is_heard, week_id, player_id }: store.ScoredEntry, before: number) =>
    is_heard ||
    joined.some(({ playerId, weekId, n }) => playerId === player_id && weekId === week_id && n < before)
  const findEntry = ({ playerId, acceptedAt }: SettledBet, n: number) =>
    byPlayer
      .get(playerId)
      ?.find((own) => own.joined_at <= acceptedAt && acceptedAt < own.ends_at && hasJoined(own, n))
  return settled.flatMap(({ bets, n }) =>
    bets.flatMap((bet) => {
      const entry = findEntry(bet, n)
      return entry ? [toCountedBet(entry, bet)] : []
    }),
  )
}

const toCountedBet = (
  { id: entry_id }: store.ScoredEntry,
  { provider, uuid, category, studio, ...bet }: SettledBet,
): store.CountedBet => ({
  ...{ entry_id, provider, uuid, category, studio },
  round_ref: bet.roundRef,
  game_id: bet.gameId,
  stake: bet.stakeUnits,
  win: bet.winUnits,
  accepted_at: bet.acceptedAt,
  settled_at: bet.settledAt,
})

const groupByEntry = (bets: readonly store.CountedBet[]) => Map.groupBy(bets, ({ entry_id }) => entry_id)

function toPlayedRounds({ knew }: store.ScoredEntry, own: readonly store.CountedBet[]): PlayedRound[] {
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

const computeStandingAfter = (
  progress: store.ScoredEntry["progress"],
  { tasks }: store.ScoredEntry,
  rounds: readonly PlayedRound[],
): Standing => computeStanding(advanceTasks(progress, tasks, rounds), tasks)

async function saveStandings(
  tx: Tx,
  standings: readonly ({ entry: store.ScoredEntry } & Standing)[],
): Promise<void> {
  await store.setStandings(tx, standings)
  if ((await getPolicyState(tx, questHouseMoney)) !== "on") return
  for (const { entry, progress, points } of standings)
    tx.push({ playerId: entry.player_id }, "questProgress", {
      questId: Number(entry.week_id),
      points,
      tasks: toWireProgress(entry.tasks, progress),
    })
}

/** A week that is over keeps its points; where a paid place would have fewer, its prize is disputed. */
async function recountEntries(tx: Tx, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return
  const entries = await store.listEntries(tx, ids)
  const bets = groupByEntry(await store.listStandingBets(tx, ids))
  const standings = entries.map((entry) => ({
    entry,
    ...computeStandingAfter(
      entry.tasks.map(() => noProgress),
      entry,
      toPlayedRounds(entry, bets.get(entry.id) ?? []),
    ),
  }))
  await saveStandings(
    tx,
    standings.filter(({ entry }) => entry.is_open),
  )
  const overpaid = standings.filter(({ entry, points }) => entry.prize !== null && points < entry.points)
  await dispute(
    tx,
    "quest",
    overpaid.map(({ entry }) => entry.id),
  )
}
