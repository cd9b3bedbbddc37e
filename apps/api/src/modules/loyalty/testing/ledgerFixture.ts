import { findSlotId, type LedgerFixture } from "../../../../testing/ledgerFixture.ts"
import { playingOn } from "../../../../testing/playing.ts"
import { setPolicy } from "../../content/index.ts"
import { confirmCorrection, proposeCorrection } from "../corrections/corrections.ts"
import { redeemCoins } from "../redemption/redemption.ts"
import { coinRedemption } from "../settings.ts"
import { earningSubscriber } from "../subscribers.ts"

const euro = 100_000n

/** Two rounds that earned; a bet of the second was given back afterwards. Coins that were redeemed, and what was corrected. Tournaments give points. */
const seed: LedgerFixture["seed"] = async (ledger, { playerId }) => {
  const { transact, clock } = ledger
  const { settle, giveBack, workOff } = playingOn(ledger, [earningSubscriber])
  const gameId = await findSlotId(ledger)
  clock.advance(-1_000)
  const voided = { uuid: "club-3", stakeUnits: 3n * euro }
  await settle(playerId, "club-1", [{ uuid: "club-1", stakeUnits: 2_000n * euro }], gameId)
  clock.set(new Date())
  await settle(playerId, "club-2", [{ uuid: "club-2", stakeUnits: 2n * euro }, voided], gameId)
  await workOff()
  await giveBack(playerId, "club-2", voided)
  await workOff()
  await transact(async (tx) => {
    await setPolicy(tx, coinRedemption, "on", "a test")
    await redeemCoins(tx, { playerId, coins: 1_000, idempotencyKey: undefined })
    for (const sign of [1n, -1n]) {
      const correction = { playerId, points: sign * 700n, coins: sign * 800n, why: "a test" }
      await confirmCorrection(tx, await proposeCorrection(tx, correction, "anna"), "bert")
    }
  })
}

export const ledgerFixture: LedgerFixture = {
  seed,
  rows: [
    ["loyalty.earning", "points", "true"],
    ["loyalty.earning", "coins", "true"],
    ["loyalty.earning", "was_points", "was_points is not null"],
    ["loyalty.earning", "was_coins", "was_coins is not null"],
    ["loyalty.day", "points", "true"],
    ["loyalty.entry", "points", "points <> 0"],
    ["loyalty.entry", "coins", "coins <> 0"],
    ["loyalty.redemption", "coins", "true"],
    ["loyalty.prize", "points", "giver = 'tournaments'"],
    ["loyalty.correction", "points", "points > 0"],
    ["loyalty.correction", "coins", "coins < 0"],
  ],
  breaks: [
    [
      "I8 a round earns once",
      "update loyalty.earning set round_ref = 'club-1' where round_ref = 'club-2'",
      "update loyalty.earning set round_ref = 'club-2' where round_ref = 'club-1' and was_points is not null",
    ],
  ],
}
