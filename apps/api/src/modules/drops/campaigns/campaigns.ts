import type { Tx } from "../../../platform/db/transaction.ts"
import { getSetting } from "../../content/index.ts"
import { listUnknownGames } from "../../games/index.ts"
import { accounts, centsToUnits, move } from "../../wallet/index.ts"
import { campaignStopped } from "../events.ts"
import { prizeDropCeiling } from "../settings.ts"
import { type CampaignInput, parseCampaign } from "./schema.ts"
import * as store from "./store.ts"

/** Stores a draft from the JSON of an operator. Answers its id, or a sentence about the fault. */
export async function createCampaign(
  tx: Tx,
  typed: string,
  by: string,
  why: string,
): Promise<{ id: bigint; campaign: CampaignInput; problem?: never } | { id?: never; problem: string }> {
  const parsed = parseCampaign(typed)
  if (parsed.problem !== undefined) return { problem: parsed.problem }
  const campaign = parsed.value
  const unknown = campaign.games && (await listUnknownGames(tx, campaign.games))
  if (unknown && unknown.length > 0) return { problem: `There is no game ${unknown.join(", ")}.` }
  const { addedPpm } = await getSetting(tx, prizeDropCeiling)
  const id = await insertDraft(tx, campaign, addedPpm)
  await store.insertAct(tx, { campaign_id: id, act: "created", by, why })
  return { id, campaign }
}

/** `addedPpm` is null only in campaigns from before the ceiling. */
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

export type CampaignActResult = "published" | "stopped" | "notDraft" | "begun" | "notRunning"

/**
 * Creates the blocks and prizes and reserves the money. A campaign whose first block should have begun is not
 * published: bets settled meanwhile would have been left out.
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

/** Stops a draft at once; a published campaign when the draw reaches the event, and the prizes left then return to the operator. */
export async function stopCampaign(tx: Tx, id: bigint, by: string, why: string): Promise<CampaignActResult> {
  const campaign = await store.lockCampaign(tx, id)
  if (campaign?.state !== "draft" && campaign?.state !== "published") return "notRunning"
  const isDraft = campaign.state === "draft"
  await store.setCampaignState(tx, id, isDraft ? "stopped" : "stopping")
  await store.insertAct(tx, { campaign_id: id, act: "stopped", by, why })
  if (!isDraft) await tx.publish(campaignStopped, { playerId: null, campaignId: id })
  return "stopped"
}
