import type { LedgerFixture, LedgerStore } from "../../../../testing/ledgerFixture.ts"
import { seededIban, seedMoney } from "../../../../testing/seeded.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { hourMs } from "../../../platform/lib/calendar.ts"
import { randomUuid } from "../../../platform/lib/random.ts"
import { reserveDeposit } from "../../limits/index.ts"
import { applyReport } from "../deposits/apply.ts"
import { insertDeposit } from "../deposits/store.ts"
import type { PaymentReport, PayoutReport } from "../ports.ts"
import type { Purse } from "../purses/purses.ts"
import { applyPayout } from "../withdrawals/apply.ts"
import { holdMoney } from "../withdrawals/hold.ts"
import { resolveDispute } from "../withdrawals/resolveDispute.ts"
import { reject } from "../withdrawals/review.ts"

/** A deposit that is credited and charged back, as the gateway reports it. */
async function chargeBack(tx: Tx, playerId: bigint, purse: Purse): Promise<void> {
  const orderId = `D-${randomUuid().replaceAll("-", "").slice(0, 28)}`
  const until = new Date(tx.now.getTime() + hourMs)
  await reserveDeposit(tx, { playerId, orderId, amountCents: 3_000, until })
  await insertDeposit(tx, {
    ...{ id: orderId, player_id: playerId, amount_cents: 3_000n, purse, method: "bancontact_qr" },
    ...{ provider: "hipay", wants_bonus: false, next_look_up_at: until },
  })
  const report: Omit<PaymentReport, "event"> = {
    ...{ orderId, reference: orderId, attemptId: "", vendorStatus: "", currency: "EUR" },
    ...{ capturedCents: 3_000, refundedCents: null, product: "bancontact", funding: "debit" },
  }
  for (const event of ["captured", "chargedBack"] as const)
    await applyReport(tx, "hipay", { ...report, event })
}

/** One still looked at; one paid; one refused; one sent back by the bank; one given back before it arrived after all. */
async function withdraw({ transact }: LedgerStore, playerId: bigint, purse: Purse): Promise<void> {
  const hold = (tx: Tx, check: "MATCH" | "CLOSE_MATCH") =>
    holdMoney(
      tx,
      { playerId, purse, amountCents: 2_000, method: "bnp", to: { iban: seededIban } },
      { name: "Jan Peeters", check },
    )
  const report = async (...statuses: PayoutReport["status"][]) => {
    const { id } = await transact((tx) => hold(tx, "MATCH"))
    for (const status of statuses)
      await transact((tx) => applyPayout(tx, "bank", { endToEndId: id, status, code: null }))
    return id
  }
  // Before the next step, which also looks at players with a charge-back.
  await report("settled")
  await report("settled", "returned")
  const claimed = await report("rejected", "settled")
  await transact((tx) => resolveDispute(tx, claimed, "anna", "paid"))
  await transact((tx) => hold(tx, "CLOSE_MATCH"))
  await transact(async (tx) => reject(tx, (await hold(tx, "CLOSE_MATCH")).id, "anna", "fundsInDoubt"))
}

const seed: LedgerFixture["seed"] = async (ledger, { playerId }) => {
  await seedMoney(ledger.db, playerId, 1_000, "sports")
  for (const purse of ["cash", "sports"] as const) await withdraw(ledger, playerId, purse)
  for (const purse of ["cash", "sports"] as const)
    await ledger.transact((tx) => chargeBack(tx, playerId, purse))
}

export const ledgerFixture: LedgerFixture = {
  seed,
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
      "update payments.withdrawal set status = 'received' where status = 'checking'",
      `update payments.withdrawal w set status = 'checking' where status = 'received' and claimed_cents is null
       and not exists (select from wallet.movement where id = 'withdrawal:' || w.id || ':paid')`,
    ],
  ],
}
