import type { LedgerFixture } from "../../../../testing/ledgerFixture.ts"
import { hourMs } from "../../../platform/lib/calendar.ts"
import { setPolicy } from "../../content/index.ts"
import { settlePrizes } from "../../prizes/testing/ledgerFixture.ts"
import { centsToUnits } from "../../wallet/index.ts"
import { decideDueReferrals } from "../decisions/decisions.ts"
import { insertReferrals, updateProgress } from "../friends/store.ts"
import { referralReward, referralTerms } from "../settings.ts"

const { rewardCents, leastDepositsCents, leastStakesCents, ...terms } = referralTerms.initial
const [reward, deposits, stakes] = [rewardCents, leastDepositsCents, leastStakesCents].map(centsToUnits) as [
  bigint,
  bigint,
  bigint,
]

/** Three friends, who need no account: one reward claimed, one refused, one still to be claimed. */
const seed: LedgerFixture["seed"] = async (ledger, { playerId }) => {
  const { transact, clock } = ledger
  clock.advance(-terms.waitHours * hourMs)
  await transact(async (tx) => {
    await setPolicy(tx, referralReward, "on", "a test")
    const friends = [1n, 2n, 3n].map((n) => ({ friendId: playerId + 1_000_000n + n, at: tx.now }))
    await insertReferrals(
      tx,
      friends.map((friend) => ({ ...friend, referrerId: playerId })),
      { ...terms, reward, leastDeposits: deposits, leastStakes: stakes },
    )
    await updateProgress(
      tx,
      friends.map((friend) => ({ ...friend, isVerified: true, deposits, stakes })),
    )
  })
  clock.set(new Date())
  await transact(decideDueReferrals)
  await settlePrizes(ledger, "referrals", playerId)
}

export const ledgerFixture: LedgerFixture = {
  seed,
  breaks: [
    [
      "I27 every reward is whose friend it was given for",
      "update prizes.prize set player_id = player_id + 1 where giver = 'referrals'",
      "update prizes.prize set player_id = player_id - 1 where giver = 'referrals'",
    ],
  ],
}
