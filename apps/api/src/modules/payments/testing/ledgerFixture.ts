import type pg from "pg"
import { type LedgerFixture, move, unitsPerCent } from "../../../../testing/ledgerFixture.ts"
import { type SeededPlayer, seedMoney } from "../../../../testing/seeded.ts"

type Purse = "cash" | "sports"
/** As the kinds of the sports book are called beside those of cash. */
const kindIn = (purse: Purse, kind: string) =>
  purse === "cash" ? kind : `sports${kind[0]!.toUpperCase()}${kind.slice(1)}`

async function deposits(db: pg.Pool, { playerId }: SeededPlayer, purse: Purse): Promise<void> {
  await seedMoney(db, playerId, 30, purse)
  const { rows } = await db.query<{ id: string }>(
    `update payments.deposit set status = 'chargedBack', taken_back_cents = 2900
     where amount_cents = 3000 and purse = $1 returning id`,
    [purse],
  )
  const id = `chargeback:${rows[0]!.id}`
  await move(
    db,
    id,
    kindIn(purse, "chargeback"),
    `player:${playerId}:${purse}`,
    "psp:hipay",
    2900 * unitsPerCent,
  )
}

/** One still looked at; one paid; one refused; one sent back by the bank; one given back before it arrived after all. */
async function withdrawals(db: pg.Pool, { playerId }: SeededPlayer, purse: Purse): Promise<void> {
  const cash = `player:${playerId}:${purse}`
  const [held, bank] = [`player:${playerId}:${purse === "cash" ? "held" : "sportsHeld"}`, "bank:payouts"]
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
  for (const [number, status, steps, failedBy, claimedCents] of each) {
    const id = purse === "cash" ? number : `S${number}`
    const cents = 2000
    await db.query(
      `insert into payments.withdrawal (id, player_id, purse, amount_cents, method, iban, holder_name, payee_check, status,
         failed_by, claimed_cents, approvals_needed, balance_before_cents, balance_after_cents, followed_at, created_at,
         updated_at)
       select $1, $2, $7, $3, 'bnp', 'BE68539007547034', 'Jan Peeters', 'MATCH', $4, $5, $6, 0, 100000, 98000, now,
         now, now from clock_timestamp() now`,
      [id, playerId, cents, status, failedBy ?? null, claimedCents ?? null, purse],
    )
    for (const step of steps) {
      const [kind, from, to] = ways[step]!
      const moved = step === "claimed" ? claimedCents! : cents
      await move(db, `withdrawal:${id}:${step}`, kindIn(purse, kind), from, to, moved * unitsPerCent)
    }
  }
  // What is still looked at waits for a person.
  await db.query(
    `insert into kernel.alarm (kind, subject, detail, opened_at, last_seen_at)
     select 'withdrawal.checking', $1, '{}', now, now from clock_timestamp() now`,
    [purse === "cash" ? "W1" : "SW1"],
  )
}

export const ledgerFixture: LedgerFixture = {
  seed: async ({ db }, player) => {
    for (const purse of ["cash", "sports"] as const) {
      await deposits(db, player, purse)
      if (purse === "sports") await seedMoney(db, player.playerId, 1_000, purse)
      await withdrawals(db, player, purse)
    }
  },
  rows: [
    ["payments.deposit", "amount_cents", "credited_at is not null and taken_back_cents is null"],
    ["payments.deposit", "taken_back_cents", "taken_back_cents > 0"],
    ["payments.withdrawal", "amount_cents", "status = 'checking'"],
    ["payments.withdrawal", "amount_cents", "status = 'received' and claimed_cents is null"],
    ["payments.withdrawal", "amount_cents", "status = 'rejected'"],
    ["payments.withdrawal", "amount_cents", "failed_by = 'returned'"],
    ["payments.withdrawal", "claimed_cents", "claimed_cents is not null"],
  ],
  breaks: [
    [
      "a withdrawal is paid or released as its status says, never both unless what was released was claimed back; what came back had been paid",
      "update payments.withdrawal set status = 'received' where id = 'W1'",
      "update payments.withdrawal set status = 'checking' where id = 'W1'",
    ],
  ],
}
