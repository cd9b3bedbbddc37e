import type pg from "pg"
import { type LedgerFixture, type LedgerStore, move, unitsPerCent } from "../../../../testing/ledgerFixture.ts"
import type { SeededPlayer } from "../../../../testing/seeded.ts"
import { insertPrize, setClaimed, setRefused } from "../../prizes/testing/ledgerFixture.ts"

const prizeUnits = 1000 * unitsPerCent

/** Inserts a campaign with its reserved money; answers its id and those of its prizes. */
async function campaignOf(db: pg.Pool, prizes: number): Promise<{ campaign: string; ids: string[] }> {
  const { rows } = await db.query<{ id: string }>(
    `insert into drops.campaign (name, begins_at, block_minutes, blocks, prizes, total, expected, least_stake, state)
     values ('{}', clock_timestamp(), 60, 1, '[]', $1, 1000000, 10000, 'published') returning id`,
    [prizes * prizeUnits],
  )
  const campaign = rows[0]!.id
  await db.query("insert into drops.act values ($1, 'published', 'anna', 'a test', clock_timestamp())", [
    campaign,
  ])
  await db.query(
    `insert into drops.block (campaign_id, number, begins_at, ends_at)
     select $1, 1, now, now + interval '1 hour' from clock_timestamp() now`,
    [campaign],
  )
  const campaignPrizes = await db.query<{ id: string }>(
    "insert into drops.prize (campaign_id, block, amount) select $1, 1, $2 from generate_series(1, $3) returning id",
    [campaign, prizeUnits, prizes],
  )
  const to = `campaign:${campaign}`
  await move(db, `drops:${campaign}:reserved`, "dropsReserved", "promotions:drops", to, prizes * prizeUnits)
  return { campaign, ids: campaignPrizes.rows.map(({ id }) => id) }
}

/** Two campaigns: one of five prizes (claimed, refused, claimable, returned, not won) and one without wins. */
async function drops({ db }: LedgerStore, { playerId }: SeededPlayer): Promise<void> {
  const [prize, cash, promotions] = [
    `player:${playerId}:prize`,
    `player:${playerId}:cash`,
    "promotions:drops",
  ]
  const { campaign, ids } = await campaignOf(db, 5)
  await db.query(
    `insert into drops.entry (campaign_id, block, number, player_id, provider, uuid, round_ref, game_id, stake, at)
     select $1, 1, n, $2, 'hub88', 'drop-' || n, 'drop-' || n, 1, 100000, clock_timestamp() from generate_series(1, 3) n`,
    [campaign, playerId],
  )
  await db.query("update drops.block set bets = 3, staked = 300000 where campaign_id = $1", [campaign])
  const [claimed, refused, open, returned] = ids as [string, string, string, string]
  for (const [n, id] of [claimed, refused, open].entries()) {
    await db.query(
      "update drops.prize set player_id = $2, entry = $3, won_at = clock_timestamp() where id = $1",
      [id, playerId, n + 1],
    )
    await insertPrize(db, "drops", id, {
      playerId,
      amount: prizeUnits,
      liesIn: prize,
      goesBackTo: promotions,
    })
    await move(db, `drop:${id}:won`, "dropWon", `campaign:${campaign}`, prize, prizeUnits)
  }
  await setClaimed(db, "drops", claimed)
  await move(db, `drop:${claimed}:claimed`, "dropClaimed", prize, cash, prizeUnits)
  await setRefused(db, "drops", refused)
  await move(db, `drop:${refused}:refused`, "dropRefused", prize, promotions, prizeUnits)
  await db.query("update drops.prize set returned_at = clock_timestamp() where id = $1", [returned])
  await move(
    db,
    `drops:${campaign}:returned`,
    "dropsReturned",
    `campaign:${campaign}`,
    promotions,
    prizeUnits,
  )
  await campaignOf(db, 1)
}

export const ledgerFixture: LedgerFixture = {
  seed: drops,
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
