import type { Client } from "@elite/client/visitor"
import { drops } from "@elite/contract"
import { listPublishedCampaigns } from "../../apps/api/src/modules/drops/campaigns/store.ts"
import { prizeDrops } from "../../apps/api/src/modules/drops/settings.ts"
import { campaignInput, publishNewCampaign } from "../../apps/api/src/modules/drops/testing/fixture.ts"
import { type Casino, expect } from "../casino.ts"
import { switchPolicy } from "../policy.ts"
import { inHouse } from "./house.ts"
import { claimsTheRest, sits } from "./jackpots.ts"

/**
 * Prize drops run from now on, with a campaign whose forty prizes of ten euros fall to bets of ten for certain: with one alone,
 * since two of them would share their chances.
 */
export async function dropsRun(casino: Casino): Promise<void> {
  await switchPolicy(casino, prizeDrops, "on")
  const running = await inHouse(casino, (tx) => listPublishedCampaigns(tx))
  if (running.some(({ name }) => name.en === "Autumn")) return
  await inHouse(casino, (tx) =>
    publishNewCampaign(
      tx,
      campaignInput(tx.now, { prizes: [{ amountCents: 1_000, count: 40 }], expectedStakesCents: 1_000 }),
    ),
  )
}

/** No prizes fall any more: other journeys of the same product reckon with none. */
export const dropsStop = (casino: Casino): Promise<void> => switchPolicy(casino, prizeDrops, "off")

/** A bet of ten euros that wins a prize of ten; nothing else waits to be claimed after it. */
export async function winsDrop(casino: Casino, caller: Client): Promise<void> {
  await (await sits(casino, caller)).plays(10, 0)
  const own = async () => (await caller.call(drops.getOwnDrops, {})).prizes.rows
  await expect.poll(async () => (await own()).length, { timeout: 20_000 }).toBe(1)
  await claimsTheRest(caller)
}
