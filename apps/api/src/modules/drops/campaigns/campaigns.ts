import type { Tx } from "../../../platform/db/transaction.ts"
import { getSetting } from "../../content/index.ts"
import { listUnknownGames } from "../../games/index.ts"
import { accounts, centsToUnits, move } from "../../wallet/index.ts"
import { campaignStopped } from "../events.ts"
import { prizeDropCeiling } from "../settings.ts"
import { type CampaignInput, parseCampaign } from "./schema.ts"
import * as store from "./store.ts"

/** Keeps a campaign that an operator wrote as JSON, as a draft. Answers its id, or in a sentence why it is none. */
export async function createCampaign(
  tx: Tx,
  typed: string,
  by: string,
  why: string,
): Promise<{ id: bigint; campaign: CampaignInput; problem?: never } | { id?: never; problem: string }> {
  const read = parseCampaign(typed)
  if (read.problem !== undefined) return { problem: read.problem }
  const campaign = read.value
  const unknown = campaign.games && (await listUnknownGames(tx, campaign.games))
  if (unknown && unknown.length > 0) return { problem: `There is no game ${unknown.join(", ")}.` }
  const { addedPpm } = await getSetting(tx, prizeDropCeiling)
  const id = await insertDraft(tx, campaign, addedPpm)
  await store.insertAct(tx, { campaign_id: id, act: "created", by, why })
  return { id, campaign }
}

/** Keeps a draft with its ceiling, in millionths of a stake; null for one as they were before there was a ceiling. */
export const insertDraft = (tx: Tx, campaign: CampaignInput, addedPpm: number | null): Promise<bigint> =>
  store.insertCampaign(tx, {
    name: campaign.name,
    begins_at: new Date(campaign.from),
    block_minutes: campaign.blockMinutes,
    blocks: campaign.blocks,
    prizes: campaign.prizes,
    total: centsToUnits(campaign.totalCents),
    expected: centsToUnits(campaign.expectedStakesCents),
    least_stake: centsToUnits(campaign.leastStakeCents),
    games: campaign.games,
    added_ppm: addedPpm,
  })

/** What came of publishing or stopping a campaign. */
export type CampaignActResult = "published" | "stopped" | "notDraft" | "begun" | "notRunning"

/**
 * Publishes a draft: its blocks and prizes are there, and all its money is reserved from the house. One whose first block
 * should have begun is not published: its bets were settled before anybody drew them.
 */
export async function publishCampaign(
  tx: Tx,
  id: bigint,
  by: string,
  why: string,
): Promise<CampaignActResult> {
  const campaign = await store.lockCampaign(tx, id)
  if (campaign?.state !== "draft") return "notDraft"
  if (campaign.begins_at < tx.now) return "begun"
  await store.setCampaignState(tx, id, "published")
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
export async function stopCampaign(tx: Tx, id: bigint, by: string, why: string): Promise<CampaignActResult> {
  const campaign = await store.lockCampaign(tx, id)
  if (campaign?.state !== "draft" && campaign?.state !== "published") return "notRunning"
  const isDraft = campaign.state === "draft"
  await store.setCampaignState(tx, id, isDraft ? "stopped" : "stopping")
  await store.insertAct(tx, { campaign_id: id, act: "stopped", by, why })
  if (!isDraft) await tx.publish(campaignStopped, { playerId: null, campaignId: id })
  return "stopped"
}
