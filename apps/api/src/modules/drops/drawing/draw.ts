import type { Tx } from "../../../platform/db/transaction.ts"
import { addDays } from "../../../platform/lib/calendar.ts"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import { setting } from "../../content/index.ts"
import { prizeGamesAmong } from "../../games/index.ts"
import type { betVoided, roundSettled } from "../../play/index.ts"
import type { Secrecy } from "../../players/index.ts"
import { award, dispute } from "../../prizes/index.ts"
import { accounts, move, moveAll } from "../../wallet/index.ts"
import { type blockEnded, type campaignStopped, dropWon } from "../events.ts"
import { prizeDropRules } from "../settings.ts"
import { type Batch, type Bet, type Ending, type Item, type State, type Win, workOff } from "./batch.ts"
import { itemsOf } from "./entries.ts"
import { openSource } from "./seeds.ts"
import * as store from "./store.ts"

export type Heard = EventOf<
  typeof roundSettled | typeof betVoided | typeof blockEnded | typeof campaignStopped
>
const house = accounts.promotions("drops")

/** Works off what was heard, in its order: bets take part and win, blocks and campaigns end, and the ledger follows. */
export async function draw(tx: Tx, secret: Secrecy, events: readonly Heard[]): Promise<void> {
  const games = await prizeGamesAmong(
    tx,
    events.flatMap((event) => (event.kind === "round.settled" ? [event.data.gameId] : [])),
  )
  const takesPart = (event: Heard) => event.kind !== "round.settled" || games.has(event.data.gameId)
  const items = events
    .filter(takesPart)
    .flatMap((event) => (event.kind === "bet.voided" ? [] : itemsOf(event)))
  if (items.length > 0) await keep(tx, workOff(await stateOf(tx, secret, events, items), items))
  const voided = events.flatMap((event) =>
    event.kind === "bet.voided" ? [{ playerId: event.playerId, ...event.data }] : [],
  )
  await dispute(tx, "drops", await store.prizesByOf(tx, voided))
}

/** Prizes of bets in a player's rounds that were annulled go to a desk. */
export const drawAnnulled = async (tx: Tx, playerId: bigint, annulmentId: bigint): Promise<void> =>
  dispute(tx, "drops", await store.prizesInOf(tx, playerId, annulmentId))

async function stateOf(
  tx: Tx,
  secret: Secrecy,
  events: readonly Heard[],
  items: readonly Item[],
): Promise<State> {
  const bets = items.filter((item) => item.kind === "bet")
  const times = [...events.map(({ at }) => at.getTime()), ...bets.map(({ atMs }) => atMs)]
  const until = new Date(Math.max(...times))
  const apartMs = (await setting(tx, prizeDropRules)).apartMinutes * 60_000
  const open = await store.lockOpen(tx, until)
  if (open.length === 0) return { blocks: [], wonAtMs: new Map(), apartMs }
  const seedOf = await openSource(tx, secret)
  const left = await store.leftOf(tx, until)
  const blocks = open.map((block) => ({
    ...block,
    seed: seedOf(block.campaignId, block.number),
    prizes: left.filter((prize) => prize.campaignId === block.campaignId && prize.block === block.number),
  }))
  return { blocks, wonAtMs: await wonAtMs(tx, bets, apartMs), apartMs }
}

async function wonAtMs(tx: Tx, bets: readonly Bet[], apartMs: number): Promise<State["wonAtMs"]> {
  if (bets.length === 0) return new Map()
  const since = new Date(Math.min(...bets.map(({ atMs }) => atMs)) - apartMs)
  const won = new Map<bigint, number[]>()
  for (const { player_id, at } of await store.wonByOf(
    tx,
    [...new Set(bets.map(({ playerId }) => playerId))],
    since,
  ))
    won.set(player_id, [...(won.get(player_id) ?? []), at.getTime()])
  return won
}

async function keep(tx: Tx, { entries, wins, endings, blocks }: Batch): Promise<void> {
  await store.insertEntries(tx, entries)
  await store.setCounted(tx, blocks)
  await give(tx, wins)
  for (const ending of endings) await end(tx, ending)
}

/** What was won is its winners' from now on, and they are told. */
async function give(tx: Tx, wins: readonly Win[]): Promise<void> {
  if (wins.length === 0) return
  await store.setWon(tx, wins)
  await moveAll(
    tx,
    wins.map(({ prize, entry }) => ({
      id: `drop:${prize.id}:won`,
      kind: "dropWon",
      from: accounts.campaign(entry.campaignId),
      to: accounts.prize(entry.bet.playerId),
      amountUnits: prize.amountUnits,
    })),
  )
  const { claimDays } = await setting(tx, prizeDropRules)
  await award(
    tx,
    wins.map(({ prize: { id: ref, amountUnits }, entry: { bet } }) => ({
      of: "drops",
      ref,
      playerId: bet.playerId,
      amountUnits,
      liesIn: accounts.prize(bet.playerId),
      goesBackTo: house,
      wonAt: bet.settledAt,
      until: addDays(bet.settledAt, claimDays),
    })),
  )
  for (const { prize, entry } of wins)
    await tx.publish(dropWon, {
      playerId: entry.bet.playerId,
      prizeId: prize.id,
      amountUnits: prize.amountUnits,
    })
}

/** What nobody won goes on to the next block; after the last one, and of a campaign that was stopped, back to the house. */
async function end(tx: Tx, ending: Ending): Promise<void> {
  const { campaignId } = ending
  if ("block" in ending) return store.setEnded(tx, campaignId, ending.block)
  const amountUnits = await store.takeLeft(tx, campaignId, ending.as)
  const between = { from: accounts.campaign(campaignId), to: house }
  if (amountUnits > 0n)
    await move(tx, { id: `drops:${campaignId}:returned`, kind: "dropsReturned", ...between, amountUnits })
}
