import type pg from "pg"
import type { LedgerFixture, LedgerStore } from "../../../../testing/ledgerFixture.ts"
import {
  type SeededPlayer,
  seededGames,
  seedGameSession,
  seedMoney,
  seedPlayer,
} from "../../../../testing/seeded.ts"
import { addDays } from "../../../platform/lib/calendar.ts"
import { hashToken } from "../../../platform/lib/random.ts"
import { confirmAnnulment, proposeAnnulment } from "../annulments/annulments.ts"
import { closePurse, openPurse } from "../purses/purses.ts"

/** The messages of a game session, through the product's own functions; each must be accepted. */
export function messageSender(
  db: pg.Pool,
  { playerId, token }: SeededPlayer,
  {
    creditPurseId,
    provider = "hub88",
  }: { creditPurseId?: bigint | undefined; provider?: "hub88" | "house" } = {},
) {
  const message = (uuid: string, round: string, cents: number | null, reference: string | null = null) => [
    uuid,
    hashToken(token),
    playerId,
    round,
    seededGames.slot,
    cents === null ? null : cents * 1000,
    reference,
  ]
  const currency = creditPurseId === undefined ? "EUR" : "XCR"
  const messageSql = `row('${provider}', $1, $2, $3, $4, false, $5, '${currency}', $6, $7, null)::play.message`
  const game = `(select row(id, 'slots', 'Seed')::play.game from games.game where code = $5)`
  const today =
    "current_date, date_trunc('week', current_date)::date, date_trunc('month', current_date)::date"
  const ask = async (call: string, values: unknown[]) => {
    const { rows } = await db.query<{ status: string }>(`select status from ${call}`, values)
    if (rows[0]!.status !== "ok") throw new Error(`${call} answered ${rows[0]!.status}`)
  }
  const bet = (...values: Parameters<typeof message>) =>
    ask(
      `play.place_bet(${messageSql}, ${game}, false, clock_timestamp(), ${today}, ${creditPurseId ?? "null"})`,
      message(...values),
    )
  const win = (isPromotion: boolean, ...values: Parameters<typeof message>) =>
    ask(`play.pay_win(${messageSql}, ${isPromotion}, clock_timestamp())`, message(...values))
  const back = (uuid: string, round: string, reference: string) =>
    ask(`play.roll_back(${messageSql}, clock_timestamp())`, message(uuid, round, null, reference))
  const settle = (round: string) =>
    db.query("select play.settle($1, $2, $3, $4, $5, clock_timestamp())", [
      ...[provider, playerId, round, seededGames.slot, creditPurseId ?? null],
    ])
  return { bet, win, back, settle }
}

/** Rounds that stand, a bet voided with its win, promotions kept and taken back; and purses of every kind and end. */
const seed: LedgerFixture["seed"] = async (ledger, player) => {
  const { db } = ledger
  const { bet, win, back, settle } = messageSender(db, player)
  // All that the player has played until then is lost, over, and given back by two persons.
  await bet("bet-3", "round-3", 600)
  await win(false, "win-3", "round-3", 100, "bet-3")
  await settle("round-3")
  await annul(ledger, player.playerId)
  await bet("bet-1", "round-1", 500)
  await win(false, "win-1", "round-1", 700, "bet-1")
  await bet("bet-2", "round-2", 300)
  await win(false, "win-2", "round-2", 400, "bet-2")
  await back("back-1", "round-2", "bet-2")
  await win(true, "promotion-1", "round-1", 100)
  await win(true, "promotion-2", "round-1", 200)
  await back("back-2", "round-1", "promotion-2")
  // Parts of a cent, which stay with the provider: of a win that stands, and of one that is taken back.
  await win(false, "win-4", "round-1", 33.333, "bet-1")
  await win(false, "win-5", "round-1", 0.25, "bet-1")
  await back("back-3", "round-1", "win-5")
  await playOwnGame(db, player)
  // Somebody with little cash of their own, so that it does not pay for all.
  const poor = await seedPlayer(db, 10)
  await playPurse(ledger, poor, { kind: "bonus", number: 2, to: "house" })
  await playPurse(ledger, poor, { kind: "bonus", number: 1, to: "player" })
  await open(ledger, poor, "bonus", 3)
  await playPurse(ledger, poor, { kind: "credit", number: 4, to: "house" })
  await open(ledger, poor, "credit", 5)
  // What is planted takes from them, too.
  await seedMoney(db, poor.playerId, 1_000)
}

function annul({ transact, clock }: LedgerStore, playerId: bigint): Promise<unknown> {
  clock.set(new Date())
  const days = { from: null, until: null }
  return transact(async (tx) => {
    const proposal = { playerId, reason: "identityUnchecked", days, note: "a test" } as const
    await confirmAnnulment(tx, (await proposeAnnulment(tx, proposal, "anna")).id, "bert")
  })
}

/** The same of our own game: a round that stands, and one whose bet and win are taken back. */
async function playOwnGame(db: pg.Pool, player: SeededPlayer): Promise<void> {
  const { bet, win, back } = messageSender(db, player, { provider: "house" })
  await bet("house-bet-1", "house-round-1", 500)
  await win(false, "house-win-1", "house-round-1", 700, "house-bet-1")
  await bet("house-bet-2", "house-round-2", 300)
  await win(false, "house-win-2", "house-round-2", 400, "house-bet-2")
  await back("house-back-1", "house-round-2", "house-bet-2")
}

const open = (
  { transact }: LedgerStore,
  { playerId }: SeededPlayer,
  kind: "bonus" | "credit",
  number: number,
): Promise<bigint> =>
  transact((tx) => {
    const terms = { playerId, kind, giver: "test", giverNumber: BigInt(number), gameCodes: null }
    return openPurse(tx, { ...terms, endsAt: addDays(tx.now, 1), largestStakeUnits: null }, 5_000_000n)
  })

/** A purse that is played with, closed, and has a win taken back from it afterwards. */
async function playPurse(
  ledger: LedgerStore,
  player: SeededPlayer,
  { kind, number, to }: { kind: "bonus" | "credit"; number: number; to: "player" | "house" },
): Promise<void> {
  const { db, transact } = ledger
  const id = await open(ledger, player, kind, number)
  const token = await seedGameSession(db, player, { kind, id })
  const credit = kind === "credit" ? id : undefined
  const { bet, win, back } = messageSender(db, { ...player, token }, { creditPurseId: credit })
  const named = (name: string) => `${name}-purse-${number}`
  const round = named("round")
  await bet(named("bet-1"), round, 2500)
  await win(false, named("win-1"), round, 600.25, named("bet-1"))
  await bet(named("bet-2"), round, 500)
  await win(false, named("win-2"), round, 1000, named("bet-2"))
  await back(named("back-1"), round, named("bet-2"))
  await transact((tx) => closePurse(tx, id, to))
  await back(named("back-2"), round, named("win-1"))
}

const ok = "status = 'ok'"
const voided = "kind = 'bet' and rolled_back_by is not null"

export const ledgerFixture: LedgerFixture = {
  seed,
  rows: [
    [
      "play.transaction",
      "moved, moved_cash",
      `kind = 'bet' and rolled_back_by is null and ${ok} and purse = 'cash'`,
    ],
    [
      "play.transaction",
      "moved, moved_cash",
      `kind = 'bet' and rolled_back_by is not null and ${ok} and purse = 'cash'`,
    ],
    [
      "play.transaction",
      "moved, moved_cash",
      `kind = 'win' and moved > 0 and rolled_back_by is null and ${ok} and purse = 'cash'`,
    ],
    [
      "play.transaction",
      "moved, moved_cash",
      `kind = 'win' and moved > 0 and rolled_back_by is not null and ${ok} and purse = 'cash'`,
    ],
    ["play.transaction", "moved", `purse = 'bonus' and moved > moved_cash and ${ok}`],
    ["play.transaction", "moved", `purse = 'credit' and moved > 0 and ${ok}`],
    ["play.transaction", "moved_cash", `purse = 'bonus' and moved_cash > 0 and ${ok}`],
    ["play.transaction", "amount", "kind = 'win' and moved = 0 and rolled_back_by is null"],
    ["play.transaction", "amount", "kind = 'win' and moved = 0 and rolled_back_by is not null"],
    ["play.transaction", "moved_cash", "kind = 'win' and moved_cash > 0 and rolled_back_by is null"],
    ["play.transaction", "fraction", "fraction > 0 and rolled_back_by is null"],
    ["play.transaction", "fraction", "fraction > 0 and rolled_back_by is not null"],
    ["play.purse", "granted", "kind = 'bonus'"],
    ["play.purse", "granted", "kind = 'credit'"],
    ["play.purse", "taken", "closed_to = 'player'"],
    ["play.purse", "taken", "closed_to = 'house' and kind = 'bonus'"],
    ["play.purse", "taken", "kind = 'credit' and closed_at is not null"],
    ["play.round", "other_stake", "other_stake > 0"],
    ["play.round", "other_win", "purse = 'credit'"],
    ["play.round", "stake", "stake > 0"],
    ["play.round", "win", "win > 0"],
    ["play.round", "bets", "stake > 0"],
    ["play.annulment", "stake", "ended_as = 'confirmed'"],
    ["play.annulment", "win", "ended_as = 'confirmed'"],
  ],
  breaks: [
    [
      "I5 no two rounds of a player at a provider are called the same, but games that were one round before 0100",
      "update play.round set event_ref = 'round-1' where round_ref = 'round-2'",
      "update play.round set event_ref = 'round-2' where round_ref = 'round-2'",
    ],
    [
      "I5 each accepted bet of a game session stands in one round",
      "update play.round set game_code = game_code || 'x' where round_ref = 'round-1'",
      "update play.round set game_code = left(game_code, -1) where round_ref = 'round-1'",
    ],
    [
      "I4 every stake and win in the ledger has its message",
      "update play.transaction set status = 'clash' where kind = 'win'",
      "update play.transaction set status = 'ok' where kind = 'win'",
    ],
    [
      "I20 a purse that is closed holds nothing, and was closed the way it says",
      "update play.purse set closed_to = 'house' where closed_to = 'player'",
      "update play.purse set closed_to = 'player' where giver = 'test' and giver_number = 1",
    ],
    [
      "I20 what was played with a purse was its player's to play with",
      "update play.purse set player_id = player_id + 1 where kind = 'credit'",
      "update play.purse set player_id = player_id - 1 where kind = 'credit'",
    ],
    [
      "I14 an annulment is what its rounds had moved until then, and takes rounds of its player only",
      "update play.round set annulled_in = null where round_ref = 'round-3'",
      "update play.round set annulled_in = (select id from play.annulment) where round_ref = 'round-3'",
    ],
    [
      "I5 a voided bet gave its stake back once and keeps no win",
      `update play.transaction set rolled_back_by = null where kind = 'win' and reference_uuid in
       (select uuid from play.transaction where ${voided})`,
      `update play.transaction set rolled_back_by = 'back-1' where kind = 'win' and reference_uuid in
       (select uuid from play.transaction where ${voided})`,
    ],
  ],
}
