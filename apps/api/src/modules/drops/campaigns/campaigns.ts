import type { Tx } from "../../../platform/db/transaction.ts"
import { setting } from "../../content/index.ts"
import { unknownGamesOf } from "../../games/index.ts"
import { accounts, move, unitsOfCents } from "../../wallet/index.ts"
import { campaignStopped } from "../events.ts"
import { prizeDropCeiling } from "../settings.ts"
import { type Campaign, readCampaign } from "./shape.ts"
import * as store from "./store.ts"

/** Keeps a campaign that an operator wrote as JSON, as a draft. Answers its id, or in a sentence why it is none. */
export async function createCampaign(
  tx: Tx,
  typed: string,
  by: string,
  why: string,
): Promise<{ id: bigint; campaign: Campaign; problem?: never } | { id?: never; problem: string }> {
  const read = readCampaign(typed)
  if (read.problem !== undefined) return { problem: read.problem }
  const campaign = read.value
  const unknown = campaign.games && (await unknownGamesOf(tx, campaign.games))
  if (unknown && unknown.length > 0) return { problem: `There is no game ${unknown.join(", ")}.` }
  const { addedPpm } = await setting(tx, prizeDropCeiling)
  const id = await keepDraft(tx, campaign, addedPpm)
  await store.insertAct(tx, { campaign_id: id, act: "created", by, why })
  return { id, campaign }
}

/** Keeps a draft with its ceiling, in millionths of a stake; null for one as they were before there was a ceiling. */
export const keepDraft = (tx: Tx, campaign: Campaign, addedPpm: number | null): Promise<bigint> =>
  store.insertCampaign(tx, {
    name: campaign.name,
    begins_at: new Date(campaign.from),
    block_minutes: campaign.blockMinutes,
    blocks: campaign.blocks,
    prizes: campaign.prizes,
    total: unitsOfCents(campaign.totalCents),
    expected: unitsOfCents(campaign.expectedStakesCents),
    least_stake: unitsOfCents(campaign.leastStakeCents),
    games: campaign.games,
    added_ppm: addedPpm,
  })

/** What came of publishing or stopping a campaign. */
export type Done = "published" | "stopped" | "notDraft" | "begun" | "notRunning"

/**
 * Publishes a draft: its blocks and prizes are there, and all its money is reserved from the house. One whose first block
 * should have begun is not published: its bets were settled before anybody drew them.
 */
export async function publishCampaign(tx: Tx, id: bigint, by: string, why: string): Promise<Done> {
  const campaign = await store.lockCampaign(tx, id)
  if (campaign?.state !== "draft") return "notDraft"
  if (campaign.begins_at < tx.now) return "begun"
  await store.setState(tx, id, "published")
  await store.insertBlocks(tx, id)
  await store.insertAct(tx, { campaign_id: id, act: "published", by, why })
  await move(tx, {
    id: `drops:${id}:reserved`,
    kind: "dropsReserved",
    from: accounts.promotions("drops"),
    to: accounts.campaign(id),
    amountUnits: campaign.total,
  })
  return "published"
}

/**
 * Stops a campaign: a draft at once; one that is published when the drawing has come so far, and what nobody has won by then
 * goes back to the house. What was won stays won.
 */
export async function stopCampaign(tx: Tx, id: bigint, by: string, why: string): Promise<Done> {
  const campaign = await store.lockCampaign(tx, id)
  if (campaign?.state !== "draft" && campaign?.state !== "published") return "notRunning"
  const isDraft = campaign.state === "draft"
  await store.setState(tx, id, isDraft ? "stopped" : "stopping")
  await store.insertAct(tx, { campaign_id: id, act: "stopped", by, why })
  if (!isDraft) await tx.publish(campaignStopped, { playerId: null, campaignId: id })
  return "stopped"
}
