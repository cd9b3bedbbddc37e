import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { getSetting } from "../../content/index.ts"
import { listUnknownGames } from "../../games/index.ts"
import { accounts, centsToUnits, move } from "../../wallet/index.ts"
import { campaignStopped } from "../events.ts"
import { prizeDropCeiling } from "../settings.ts"
import { type CampaignInput, parseCampaign } from "./schema.ts"
import * as store from "./store.ts"

export async function createCampaign(
  tx: Tx,
  typed: string,
  by: string,
  why: string,
): Promise<{ id: bigint; campaign: CampaignInput }> {
  const campaign = parseCampaign(typed)
  const unknown = campaign.games === null ? [] : await listUnknownGames(tx, campaign.games)
  refuseUnless(unknown.length === 0, `There is no game ${unknown.join(", ")}.`)
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

/** Refuses a campaign whose first block should have begun: bets settled meanwhile would have been left out. */
export async function publishCampaign(tx: Tx, id: bigint, by: string, why: string): Promise<void> {
  const campaign = await store.lockCampaign(tx, id)
  refuseUnless(campaign?.state === "draft", `There is no draft ${id}.`)
  refuseUnless(
    campaign.begins_at >= tx.now,
    `Campaign ${id} should have begun already. Create a new one that begins later.`,
  )
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
}

/** Stops a draft at once; a published campaign when the draw reaches the event, and the prizes left then return to the operator. */
export async function stopCampaign(tx: Tx, id: bigint, by: string, why: string): Promise<void> {
  const campaign = await store.lockCampaign(tx, id)
  refuseUnless(
    campaign?.state === "draft" || campaign?.state === "published",
    `Campaign ${id} is no draft and does not run.`,
  )
  const isDraft = campaign.state === "draft"
  await store.setCampaignState(tx, id, isDraft ? "stopped" : "stopping")
  await store.insertAct(tx, { campaign_id: id, act: "stopped", by, why })
  if (!isDraft) await tx.publish(campaignStopped, { playerId: null, campaignId: id })
}
