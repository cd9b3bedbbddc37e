import type { Tx } from "../../../platform/db/transaction.ts"
import { addDays, minuteMs } from "../../../platform/lib/calendar.ts"
import { getSetting } from "../../content/index.ts"
import { filterPrizeGames } from "../../games/index.ts"
import type { BetEvent } from "../../play/index.ts"
import type { IdentityEncryption } from "../../players/index.ts"
import { awardPrizes, dispute } from "../../prizes/index.ts"
import { accounts, move, moveAll } from "../../wallet/index.ts"
import { type blockEnded, type campaignStopped, dropWon } from "../events.ts"
import { prizeDropRules } from "../settings.ts"
import {
  type BatchResult,
  type BatchState,
  type Bet,
  type BlockEnding,
  type Item,
  processBatch,
  type Win,
} from "./batch.ts"
import { toItems } from "./items.ts"
import { openSeedSource } from "./seeds.ts"
import * as store from "./store.ts"

export type DrawEvent = BetEvent<typeof blockEnded | typeof campaignStopped>
const promotionsAccount = accounts.promotions("drops")

export async function processDrawEvents(
  tx: Tx,
  secret: IdentityEncryption,
  events: readonly DrawEvent[],
): Promise<void> {
  const games = await filterPrizeGames(
    tx,
    events.flatMap((event) => (event.kind === "settled" ? [event.gameId] : [])),
  )
  const items = events.flatMap((event) => toItems(event, games))
  if (items.length > 0)
    await saveBatch(tx, processBatch(await lockBatchState(tx, secret, events, items), items))
  const voided = events.filter((event) => event.kind === "voided")
  await dispute(tx, "drops", await store.listPrizesOfBets(tx, voided))
}

async function lockBatchState(
  tx: Tx,
  secret: IdentityEncryption,
  events: readonly DrawEvent[],
  items: readonly Item[],
): Promise<BatchState> {
  const bets = items.filter((item) => item.kind === "bet")
  const times = [...events.map(({ at }) => at.getTime()), ...bets.map(({ atMs }) => atMs)]
  const until = new Date(Math.max(...times))
  const apartMs = (await getSetting(tx, prizeDropRules)).apartMinutes * minuteMs
  const open = await store.lockOpenBlocks(tx, until)
  if (open.length === 0) return { blocks: [], wonAtMs: new Map(), apartMs }
  const seedOf = await openSeedSource(tx, secret)
  const left = await store.listRemainingPrizes(tx, until)
  const blocks = open.map((block) => ({
    ...block,
    seed: seedOf(block.campaignId, block.number),
    prizes: left.filter((prize) => prize.campaignId === block.campaignId && prize.block === block.number),
  }))
  return { blocks, wonAtMs: await listWinTimes(tx, bets, apartMs), apartMs }
}

async function listWinTimes(tx: Tx, bets: readonly Bet[], apartMs: number): Promise<BatchState["wonAtMs"]> {
  if (bets.length === 0) return new Map()
  const since = new Date(Math.min(...bets.map(({ atMs }) => atMs)) - apartMs)
  const won = new Map<bigint, number[]>()
  for (const { player_id, at } of await store.listWinTimes(
    tx,
    [...new Set(bets.map(({ playerId }) => playerId))],
    since,
  ))
    won.set(player_id, [...(won.get(player_id) ?? []), at.getTime()])
  return won
}

async function saveBatch(tx: Tx, { entries, wins, endings, blocks }: BatchResult): Promise<void> {
  await store.insertEntries(tx, entries)
  await store.setBlockCounts(tx, blocks)
  await awardWins(tx, wins)
  for (const ending of endings) await applyEnding(tx, ending)
}

async function awardWins(tx: Tx, wins: readonly Win[]): Promise<void> {
  if (wins.length === 0) return
  await store.setPrizesWon(tx, wins)
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
  const { claimDays } = await getSetting(tx, prizeDropRules)
  await awardPrizes(
    tx,
    wins.map(({ prize: { id: ref, amountUnits }, entry: { bet } }) => ({
      of: "drops",
      ref,
      playerId: bet.playerId,
      amountUnits,
      liesIn: accounts.prize(bet.playerId),
      goesBackTo: promotionsAccount,
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

async function applyEnding(tx: Tx, ending: BlockEnding): Promise<void> {
  const { campaignId } = ending
  if ("block" in ending) return store.setBlockEnded(tx, campaignId, ending.block)
  const amountUnits = await store.takeRemainingPrizes(tx, campaignId, ending.as)
  const between = { from: accounts.campaign(campaignId), to: promotionsAccount }
  if (amountUnits > 0n)
    await move(tx, { id: `drops:${campaignId}:returned`, kind: "dropsReturned", ...between, amountUnits })
}
