import { type LedgerFixture, type LedgerStore, move, unitsPerCent } from "../../../../testing/ledgerFixture.ts"
import type { SeededPlayer } from "../../../../testing/seeded.ts"
import { insertPrize, setClaimed, setRefused } from "../../prizes/testing/ledgerFixture.ts"

const rewardUnits = 2_000 * unitsPerCent

/** One reward claimed, one refused, one still to be claimed. */
async function seedReferrals({ db }: LedgerStore, { playerId }: SeededPlayer): Promise<void> {
  const [prize, cash, promotions] = [
    `player:${playerId}:prize`,
    `player:${playerId}:cash`,
    "promotions:referrals",
  ]
  const { rows } = await db.query<{ id: string }>(
    `insert into referrals.referral (referrer_id, friend_id, registered_at, least_deposits, least_stakes, reward, wait_hours,
       ends_at, verified_at, deposits, stakes, qualified_at, pay_from, rewarded_at, claim_until)
     select $1::bigint, $1::bigint + n, now, 2000000, 10000000, $2::bigint, 48, now + interval '30 days', now, 2000000, 10000000, now, now, now,
       now + interval '7 days' from generate_series(1, 3) n, clock_timestamp() now returning id`,
    [playerId, rewardUnits],
  )
  const [claimed, refused, open] = rows.map(({ id }) => id) as [string, string, string]
  for (const id of [claimed, refused, open]) {
    await insertPrize(db, "referrals", id, {
      playerId,
      amount: rewardUnits,
      liesIn: prize,
      goesBackTo: promotions,
    })
    await move(db, `referral:${id}:rewarded`, "referralRewarded", promotions, prize, rewardUnits)
  }
  await setClaimed(db, "referrals", claimed)
  await move(db, `referral:${claimed}:claimed`, "referralClaimed", prize, cash, rewardUnits)
  await setRefused(db, "referrals", refused)
  await move(db, `referral:${refused}:refused`, "referralRefused", prize, promotions, rewardUnits)
}

export const ledgerFixture: LedgerFixture = {
  seed: seedReferrals,
  breaks: [
    [
      "I27 every reward is whose friend it was given for",
      "update prizes.prize set player_id = player_id + 1 where giver = 'referrals'",
      "update prizes.prize set player_id = player_id - 1 where giver = 'referrals'",
    ],
  ],
}
