import type pg from "pg"
import { type LedgerFixture, type LedgerStore, unitsPerCent } from "../../../../testing/ledgerFixture.ts"
import { type SeededPlayer, seedMoney } from "../../../../testing/seeded.ts"

const today = "current_date, date_trunc('week', current_date)::date, date_trunc('month', current_date)::date"

/** Sends messages through the SQL functions; each must be accepted. */
async function messageSender(db: pg.Pool, { playerId }: Pick<SeededPlayer, "playerId">) {
  const { rows: sessions } = await db.query<{ ref: string }>(
    `insert into sportsbook.session (ref, player_id, login_session_id, opened_at)
     select gen_random_uuid(), $1, min(id), clock_timestamp() from sessions.session where player_id = $1 returning ref`,
    [playerId],
  )
  const ask = async <Row extends { status: string }>(call: string, values: unknown[]): Promise<Row> => {
    const { rows } = await db.query<Row>(`select * from ${call}`, values)
    if (rows[0]!.status !== "ok") throw new Error(`${call} answered ${rows[0]!.status}`)
    return rows[0]!
  }
  const message = "row('betby', $1, $2, $3, $4, $5, 'EUR')::sportsbook.message"
  return {
    stake: async (uuid: string, cents: number) => {
      const { bet_id } = await ask<{ status: string; bet_id: string }>(
        `sportsbook.place_bet(${message}, $6, row('slip', 0, 2000, '[]')::sportsbook.slip, true, clock_timestamp(), ${today})`,
        [uuid, playerId, null, null, cents * unitsPerCent, sessions[0]!.ref],
      )
      return bet_id
    },
    result: (uuid: string, bet: string, result: string, cents: number) =>
      ask(`sportsbook.settle_bet(${message}, $6, clock_timestamp())`, [
        uuid,
        playerId,
        bet,
        null,
        cents * unitsPerCent,
        result,
      ]),
    back: (uuid: string, bet: string, reference: string) =>
      ask(`sportsbook.take_back(${message}, clock_timestamp())`, [uuid, playerId, bet, reference, null]),
    discard: (uuid: string) =>
      ask("sportsbook.discard_bet('betby', $1, $2, clock_timestamp())", [uuid, playerId]),
  }
}

/** Bets that were won, reversed and refunded, discarded after a payment, open, and a debt that was written off. */
async function sportsbook({ db }: LedgerStore, player: SeededPlayer): Promise<void> {
  await seedMoney(db, player.playerId, 100, "sports")
  const { stake, result, back, discard } = await messageSender(db, player)
  const won = await stake("sports-bet-1", 500)
  await result("sports-win-1", won, "won", 900)
  const reopened = await stake("sports-bet-2", 300)
  await result("sports-win-2", reopened, "won", 700)
  await back("sports-back-2", reopened, "sports-win-2")
  await result("sports-refund-2", reopened, "refunded", 300)
  const gone = await stake("sports-bet-3", 200)
  await result("sports-win-3", gone, "cashedOut", 100)
  await discard("sports-bet-3")
  await stake("sports-bet-4", 100)
  await writeOffDebt(db, player, { stake, result, back })
}

/** A win is staked and then reversed: the debt is written off. */
async function writeOffDebt(
  db: pg.Pool,
  player: SeededPlayer,
  { stake, result, back }: Pick<Awaited<ReturnType<typeof messageSender>>, "stake" | "result" | "back">,
): Promise<void> {
  const bet = await stake("sports-bet-5", 100)
  await result("sports-win-5", bet, "won", 10_000)
  const { rows } = await db.query<{ cents: number }>(
    "select (wallet.total(wallet.sports($1)) / 1000)::integer as cents",
    [player.playerId],
  )
  const spent = await stake("sports-bet-6", rows[0]!.cents)
  await back("sports-back-5", bet, "sports-win-5")
  await db.query("select sportsbook.write_off('betby', $1, 'anna', 'bert', 'a test', clock_timestamp())", [
    player.playerId,
  ])
  await result("sports-refund-5", bet, "refunded", 100)
  await result("sports-lost-6", spent, "lost", 0)
}

export const ledgerFixture: LedgerFixture = {
  seed: sportsbook,
  rows: [
    ["sportsbook.bet", "stake", "result is null and discarded_at is null"],
    ["sportsbook.bet", "stake", "discarded_at is not null"],
    ["sportsbook.bet", "stake", "result = 'won'"],
    ["sportsbook.bet", "stake, paid", "result = 'refunded'"],
    ["sportsbook.bet", "paid", "result = 'won'"],
    ["sportsbook.transaction", "amount", "kind = 'stake' and status = 'ok'"],
    ["sportsbook.transaction", "amount", "kind = 'won' and undone_by is null"],
    ["sportsbook.transaction", "amount", "kind = 'won' and undone_by is not null"],
    ["sportsbook.transaction", "amount", "kind = 'cashedOut'"],
    ["sportsbook.write_off", "amount", "true"],
  ],
}
