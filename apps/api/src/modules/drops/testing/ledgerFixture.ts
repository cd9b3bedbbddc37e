import { findSlotId, type LedgerFixture } from "../../../../testing/ledgerFixture.ts"
import { playingOn } from "../../../../testing/playing.ts"
import { dayMs, hourMs } from "../../../platform/lib/calendar.ts"
import { setPolicy } from "../../content/index.ts"
import { settlePrizes } from "../../prizes/testing/ledgerFixture.ts"
import { stopCampaign } from "../campaigns/campaigns.ts"
import { ensureSeedSource } from "../draws/seeds.ts"
import { prizeDrops } from "../settings.ts"
import { drawSubscriber } from "../subscribers.ts"
import { campaignInput, publishNewCampaign, secret } from "./fixture.ts"

/**
 * Two campaigns: one that was stopped with two of its five prizes when three were won (claimed, refused, claimable), and
 * one without wins.
 */
const seed: LedgerFixture["seed"] = async (ledger, { playerId }) => {
  const { transact, clock } = ledger
  const { settle, workOff } = playingOn(ledger, [drawSubscriber(secret)])
  const gameId = await findSlotId(ledger)
  clock.advance(-dayMs)
  const campaign = await transact(async (tx) => {
    await setPolicy(tx, prizeDrops, "on", "a test")
    await ensureSeedSource(tx, secret)
    // Every bet wins, of one player an hour apart at the least.
    return publishNewCampaign(tx, campaignInput(tx.now, { blockMinutes: 600, expectedStakesCents: 100 }))
  })
  for (const n of [1, 2, 3]) {
    await settle(playerId, `drop-${n}`, [{ uuid: `drop-${n}`, stakeUnits: 100_000n }], gameId)
    clock.advance(2 * hourMs)
  }
  await transact((tx) => stopCampaign(tx, campaign, "anna", "a test"))
  await workOff()
  clock.set(new Date())
  await settlePrizes(ledger, "drops", playerId)
  await transact((tx) => publishNewCampaign(tx, campaignInput(tx.now)))
}

export const ledgerFixture: LedgerFixture = {
  seed,
  rows: [
    ["drops.block", "bets", "bets > 0"],
    ["drops.block", "staked", "bets > 0"],
    ["drops.entry", "stake", "true"],
  ],
  breaks: [
    [
      "I17 the prizes of a campaign come to what it says, once it is published",
      "update drops.campaign set total = total + 1000",
      "update drops.campaign set total = total - 1000",
    ],
    [
      "I17 the balance of a campaign equals its prizes that are not won yet",
      "update drops.prize set amount = amount + 1000 where player_id is null and returned_at is null",
      "update drops.prize set amount = amount - 1000 where player_id is null and returned_at is null",
    ],
    [
      "I17 a bet takes part in a campaign once",
      "update drops.entry set uuid = 'drop-1' where uuid = 'drop-2'",
      "update drops.entry set uuid = 'drop-2' where number = 2",
    ],
    [
      "I18 a prize belongs to the player whose bet won it",
      "update drops.entry set player_id = player_id + 1",
      "update drops.entry set player_id = player_id - 1",
    ],
    [
      "I18 every won prize has a record of its winner",
      "update prizes.prize set player_id = player_id + 1 where giver = 'drops'",
      "update prizes.prize set player_id = player_id - 1 where giver = 'drops'",
    ],
  ],
}
