import type pg from "pg"
import { tokenHash } from "../src/kernel/random.ts"
import { type SeededPlayer, seededGames, seedGames, seedMoney, seedPlayer } from "./seeded.ts"

const unitsPerCent = 1000

/**
 * One player to whom every kind of movement of the chart has happened, each with the rows of its noun as the product
 * would have left them: for tests of what looks at books.
 */
export async function everyMovement(db: pg.Pool): Promise<SeededPlayer> {
  await seedGames(db)
  const player = await seedPlayer(db, 1_000)
  await deposits(db, player)
  await withdrawals(db, player)
  await play(db, player)
  await club(db, player)
  await jackpots(db, player)
  await drops(db, player)
  return player
}

const move = (
  db: pg.Pool,
  id: string,
  kind: string,
  from: string,
  to: string,
  units: number,
  asset = "EUR",
) =>
  db.query("select wallet.must_move($1, $2, $3, $4, $5, $6, clock_timestamp())", [
    id,
    kind,
    asset,
    from,
    to,
    units,
  ])

async function deposits(db: pg.Pool, { playerId }: SeededPlayer): Promise<void> {
  await seedMoney(db, playerId, 30)
  const { rows } = await db.query<{ id: string }>(
    `update payments.deposit set status = 'chargedBack', taken_back_cents = 2900 where amount_cents = 3000 returning id`,
  )
  const id = `chargeback:${rows[0]!.id}`
  await move(db, id, "chargeback", `player:${playerId}:cash`, "psp:hipay", 2900 * unitsPerCent)
}

/** One still looked at; one paid; one refused; one sent back by the bank; one given back before it arrived after all. */
async function withdrawals(db: pg.Pool, { playerId }: SeededPlayer): Promise<void> {
  const [cash, held, bank] = [`player:${playerId}:cash`, `player:${playerId}:held`, "bank:payouts"]
  const ways: Record<string, [kind: string, from: string, to: string]> = {
    held: ["withdrawalHeld", cash, held],
    paid: ["withdrawalPaid", held, bank],
    released: ["withdrawalReleased", held, cash],
    returned: ["withdrawalReturned", bank, cash],
    claimed: ["withdrawalClaimed", cash, bank],
  }
  const each: [
    id: string,
    status: string,
    steps: string[],
    failedBy?: string | undefined,
    claimedCents?: number,
  ][] = [
    ["W1", "checking", ["held"]],
    ["W2", "received", ["held", "paid"]],
    ["W3", "rejected", ["held", "released"]],
    ["W4", "failed", ["held", "paid", "returned"], "returned"],
    ["W5", "received", ["held", "released", "claimed"], undefined, 1500],
  ]
  for (const [id, status, steps, failedBy, claimedCents] of each) {
    const cents = 2000
    await db.query(
      `insert into payments.withdrawal (id, player_id, amount_cents, method, iban, holder_name, payee_check, status,
         failed_by, claimed_cents, approvals_needed, balance_before_cents, balance_after_cents, followed_at, created_at,
         updated_at)
       select $1, $2, $3, 'bankTransfer', 'BE68539007547034', 'Jan Peeters', 'MATCH', $4, $5, $6, 0, 100000, 98000, now,
         now, now from clock_timestamp() now`,
      [id, playerId, cents, status, failedBy ?? null, claimedCents ?? null],
    )
    for (const step of steps) {
      const [kind, from, to] = ways[step]!
      const moved = step === "claimed" ? claimedCents! : cents
      await move(db, `withdrawal:${id}:${step}`, kind, from, to, moved * unitsPerCent)
    }
  }
  // What is still looked at waits for a person.
  await db.query(
    `insert into kernel.alarm (kind, subject, detail, opened_at, last_seen_at)
     select 'withdrawal.checking', 'W1', '{}', now, now from clock_timestamp() now`,
  )
}

/** Through the product's own functions: rounds that stand, a bet voided with its win, promotions kept and taken back. */
async function play(db: pg.Pool, { playerId, token }: SeededPlayer): Promise<void> {
  const message = (uuid: string, round: string, cents: number | null, reference: string | null = null) => [
    uuid,
    tokenHash(token),
    playerId,
    round,
    seededGames.slot,
    cents === null ? null : cents * unitsPerCent,
    reference,
  ]
  const said = "row('hub88', $1, $2, $3, $4, false, $5, 'EUR', $6, $7, null)::play.message"
  const game = `(select row(id, 'slots', 'Seed')::play.game from games.game where code = $5)`
  const today =
    "current_date, date_trunc('week', current_date)::date, date_trunc('month', current_date)::date"
  const ask = async (call: string, values: unknown[]) => {
    const { rows } = await db.query<{ status: string }>(`select status from ${call}`, values)
    if (rows[0]!.status !== "ok") throw new Error(`${call} answered ${rows[0]!.status}`)
  }
  const bet = (...values: Parameters<typeof message>) =>
    ask(`play.place_bet(${said}, ${game}, false, clock_timestamp(), ${today})`, message(...values))
  const win = (isPromotion: boolean, ...values: Parameters<typeof message>) =>
    ask(`play.pay_win(${said}, ${isPromotion}, clock_timestamp())`, message(...values))
  const back = (uuid: string, round: string, reference: string) =>
    ask(`play.roll_back(${said}, clock_timestamp())`, message(uuid, round, null, reference))

  await bet("bet-1", "round-1", 500)
  await win(false, "win-1", "round-1", 700, "bet-1")
  await bet("bet-2", "round-2", 300)
  await win(false, "win-2", "round-2", 400, "bet-2")
  await back("back-1", "round-2", "bet-2")
  await annulment(db, playerId, async () => {
    await bet("bet-3", "round-3", 600)
    await win(false, "win-3", "round-3", 100, "bet-3")
  })
  await win(true, "promotion-1", "round-1", 100)
  await win(true, "promotion-2", "round-1", 200)
  await back("back-2", "round-1", "promotion-2")
}

/** What is played meanwhile is lost, over, and given back by two persons. */
async function annulment(db: pg.Pool, playerId: bigint, lose: () => Promise<void>): Promise<void> {
  // As text: a Date is a thousand times coarser, and the rounds before are still open.
  const { rows: begun } = await db.query<{ at: string }>("select clock_timestamp()::text as at")
  await lose()
  await db.query("select play.settle('hub88', $1, 'round-3', clock_timestamp())", [playerId])
  const { rows: proposed } = await db.query<{ id: string }>(
    `insert into play.annulment (player_id, reason, note, rounds_from, rounds_until, stake, win, proposed_by, proposed_at)
     values ($1, 'identityUnchecked', 'a test', $2, clock_timestamp(), $3, $4, 'anna', clock_timestamp()) returning id`,
    [playerId, begun[0]!.at, 600 * unitsPerCent, 100 * unitsPerCent],
  )
  const { rows } = await db.query<{ outcome: string }>(
    "select outcome from play.annul($1, 'bert', clock_timestamp())",
    [proposed[0]!.id],
  )
  if (rows[0]!.outcome !== "done") throw new Error(`play.annul answered ${rows[0]!.outcome}`)
}

/** Two rounds that earned; a bet of the second was given back afterwards. Coins that were redeemed, and what was corrected. */
async function club(db: pg.Pool, { playerId }: SeededPlayer): Promise<void> {
  for (const [asset, unit, coins] of [
    ["points", "POINT", 5000],
    ["coins", "COIN", 5500],
  ] as const) {
    const [own, house] = [`player:${playerId}:${asset}`, `club:${asset}`]
    for (const round of ["round-1", "round-2"])
      await move(db, `${asset}:hub88:${playerId}:${round}`, `${asset}Earned`, house, own, coins, unit)
    await move(db, `${asset}-back:hub88:bet-2`, `${asset}TakenBack`, own, house, 3000, unit)
  }
  await db.query(
    `insert into loyalty.earning (provider, round_ref, player_id, stake_units, points, coins, at)
     values ('hub88', 'round-1', $1, 500000, 5000, 5500, clock_timestamp()),
            ('hub88', 'round-2', $1, 200000, 2000, 2500, clock_timestamp())`,
    [playerId],
  )
  const redeemed = await db.query<{ id: string }>(
    "insert into loyalty.redemption (player_id, coins, paid, at) values ($1, 2000, 2000, clock_timestamp()) returning id",
    [playerId],
  )
  const redemption = `redemption:${redeemed.rows[0]!.id}`
  const coins = `player:${playerId}:coins`
  await move(db, `${redemption}:coins`, "coinsRedeemed", coins, "club:coins", 2000, "COIN")
  await move(db, `${redemption}:cash`, "redemptionPaid", "promotions:club", `player:${playerId}:cash`, 2000)
  for (const sign of [1, -1]) await corrected(db, playerId, sign)
  await db.query(
    `insert into loyalty.entry (player_id, at, cause, amount, points, coins)
     select $1, clock_timestamp(), cause, amount, points, coins
     from (values ('round', 500000, 5000, 5500), ('round', 500000, 5000, 5500), ('void', 300000, -3000, -3000),
       ('redemption', 2000, 0, -2000), ('correction', null, 700, 800), ('correction', null, -70, -80))
       e (cause, amount, points, coins)`,
    [playerId],
  )
}

/** Points and coins that two persons gave, or took. */
async function corrected(db: pg.Pool, playerId: bigint, sign: number): Promise<void> {
  const [points, coins] = sign > 0 ? [700, 800] : [70, 80]
  const { rows } = await db.query<{ id: string }>(
    `insert into loyalty.correction (player_id, points, coins, why, proposed_by, proposed_at, ended_as, ended_by, ended_at)
     select $1, $2, $3, 'a test', 'anna', now, 'confirmed', 'bert', now from clock_timestamp() now returning id`,
    [playerId, sign * points, sign * coins],
  )
  for (const [asset, unit, amount] of [
    ["points", "POINT", points],
    ["coins", "COIN", coins],
  ] as const) {
    const [own, house] = [`player:${playerId}:${asset}`, `club:${asset}`]
    const id = `club-correction:${rows[0]!.id}:${asset}`
    if (sign > 0) await move(db, id, `${asset}Granted`, house, own, amount, unit)
    else await move(db, id, `${asset}Withdrawn`, own, house, amount, unit)
  }
}

/**
 * A pool that one bet filled and three big wins emptied in part, by half a unit even: one claimed, one refused, one still to
 * be claimed. The bet was given back, its share from one pool and from another's reserve.
 */
async function jackpots(db: pg.Pool, { playerId }: SeededPlayer): Promise<void> {
  const [won, cash, house] = [`player:${playerId}:won`, `player:${playerId}:cash`, "promotions:jackpots"]
  await db.query(`
    insert into jackpots.source (jackpot, sealed, restored_parts) values
      ('bigWin', '', 0), ('anyTime', '', 300000000) on conflict (jackpot) do update set restored_parts = excluded.restored_parts;
    insert into jackpots.seal select j, n, repeat('0', 64), clock_timestamp()
      from unnest(array['bigWin', 'anyTime']) j, generate_series(1, 2) n;
    insert into jackpots.head select n, repeat('0', 64), clock_timestamp() from unnest(array[0, 5]) n`)
  const cycle = (jackpot: string, ratePpm: number, of: number[]) =>
    db.query<{ id: string }>(
      `insert into jackpots.cycle (jackpot, number, terms, since, began_head, began_at, seeded, carried_parts, bets, shared_parts,
         returned_parts, dropped_parts)
       values ($1, 1, jsonb_build_object('ratePpm', $2::integer), 0, repeat('0', 64), clock_timestamp(), $3, 0, 1, $4, $5, $6) returning id`,
      [jackpot, ratePpm, ...of],
    )
  const { rows } = await cycle("bigWin", 2_000, [1_000_000, 1e9, 1e9, 450_000_500_000])
  await cycle("anyTime", 600, [1_000, 3e8, 0, 0])
  await db.query(
    `insert into jackpots.item (number, kind, ref, player_id, provider, round_ref, uuid, game_id, stake, win, at, bet)
     select n, kind, repeat('0', 64), $1, 'hub88', 'jackpot-' || n, 'jackpot-' || n, 1, 500000, 250000000, clock_timestamp(),
       case kind when 'void' then 1 end
     from (values (1, 'bet'), (2, 'win'), (3, 'win'), (4, 'win'), (5, 'void')) i (n, kind)`,
    [playerId],
  )
  await db.query(
    `insert into jackpots.booking (jackpot, until, seeded, shared, returned, restored) values
       ('bigWin', 0, 1000000, 0, 0, 0), ('bigWin', 5, 0, 1000, 1000, 0),
       ('anyTime', 0, 1000, 0, 0, 0), ('anyTime', 5, 0, 300, 0, 300)`,
  )
  await move(db, "jackpot:bigWin:seeded:0", "jackpotSeeded", house, "pool:bigWin", 1_000_000)
  await move(db, "jackpot:anyTime:seeded:0", "jackpotSeeded", house, "pool:anyTime", 1_000)
  await move(db, "jackpot:anyTime:shared:5", "jackpotShared", house, "pool:anyTime", 300)
  await move(db, "jackpot:bigWin:shared:5", "jackpotShared", house, "pool:bigWin", 1_000)
  const ids: string[] = []
  for (const [item, parts, fromPool, paid] of [
    [2, 300_000_500_000, 300_001, 301_000],
    [3, 100_000_000_000, 100_000, 100_000],
    [4, 50_000_000_000, 50_000, 50_000],
  ] as const) {
    const win = await db.query<{ id: string }>(
      `insert into jackpots.win (cycle_id, item, player_id, parts, from_pool, paid, won_at)
       values ($1, $2, $3, $4, $5, $6, clock_timestamp()) returning id`,
      [rows[0]!.id, item, playerId, parts, fromPool, paid],
    )
    const { id } = win.rows[0]!
    ids.push(id)
    await move(db, `jackpot:${id}:won`, "jackpotWon", "pool:bigWin", won, fromPool)
    if (paid > fromPool)
      await move(db, `jackpot:${id}:rounded`, "jackpotRounded", house, won, paid - fromPool)
  }
  const at = "clock_timestamp()"
  const [claimed, refused] = ids
  await db.query(`update jackpots.win set settled_at = ${at}, settled_as = 'claimed' where id = $1`, [
    claimed,
  ])
  await move(db, `jackpot:${claimed}:claimed`, "jackpotClaimed", won, cash, 301_000)
  await db.query(
    `update jackpots.win set refusal_by = 'anna', refusal_why = 'a test', refused_at = ${at} where id = $1`,
    [refused],
  )
  await move(db, `jackpot:${refused}:refused`, "jackpotRefused", won, "reserve:bigWin", 100_000)
  await move(db, "jackpot:bigWin:returned:5", "jackpotShareReturned", "pool:bigWin", house, 1_000)
  await move(db, "jackpot:anyTime:restored:5", "jackpotShareRestored", "reserve:anyTime", house, 300)
}

const prizeUnits = 1000 * unitsPerCent

/** A campaign of so many prizes, whose money is reserved; its id, and theirs. */
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
  const made = await db.query<{ id: string }>(
    "insert into drops.prize (campaign_id, block, amount) select $1, 1, $2 from generate_series(1, $3) returning id",
    [campaign, prizeUnits, prizes],
  )
  const to = `campaign:${campaign}`
  await move(db, `drops:${campaign}:reserved`, "dropsReserved", "promotions:drops", to, prizes * prizeUnits)
  return { campaign, ids: made.rows.map(({ id }) => id) }
}

/**
 * A campaign of five prizes: one claimed, one refused, one still to be claimed, one given back to the house, and one that
 * nobody has won yet. And another, of which nothing is won.
 */
async function drops(db: pg.Pool, { playerId }: SeededPlayer): Promise<void> {
  const [prize, cash, house] = [`player:${playerId}:prize`, `player:${playerId}:cash`, "promotions:drops"]
  const { campaign, ids } = await campaignOf(db, 5)
  await db.query(
    `insert into drops.entry (campaign_id, block, number, player_id, provider, uuid, round_ref, game_id, stake, at)
     select $1, 1, n, $2, 'hub88', 'drop-' || n, 'drop-' || n, 1, 100000, clock_timestamp() from generate_series(1, 3) n`,
    [campaign, playerId],
  )
  await db.query("update drops.block set bets = 3, staked = 300000 where campaign_id = $1", [campaign])
  const [claimed, refused, open, returned] = ids
  for (const [n, id] of [claimed, refused, open].entries()) {
    await db.query(
      "update drops.prize set player_id = $2, entry = $3, won_at = clock_timestamp() where id = $1",
      [id, playerId, n + 1],
    )
    await move(db, `drop:${id}:won`, "dropWon", `campaign:${campaign}`, prize, prizeUnits)
  }
  await db.query("update drops.prize set settled_at = won_at, settled_as = 'claimed' where id = $1", [
    claimed,
  ])
  await move(db, `drop:${claimed}:claimed`, "dropClaimed", prize, cash, prizeUnits)
  await db.query(
    "update drops.prize set refusal_by = 'anna', refusal_why = 'a test', refused_at = won_at where id = $1",
    [refused],
  )
  await move(db, `drop:${refused}:refused`, "dropRefused", prize, house, prizeUnits)
  await db.query("update drops.prize set returned_at = clock_timestamp() where id = $1", [returned])
  await move(db, `drops:${campaign}:returned`, "dropsReturned", `campaign:${campaign}`, house, prizeUnits)
  await campaignOf(db, 1)
}
