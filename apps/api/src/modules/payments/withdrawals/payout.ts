import type { Kernel } from "../../../kernel/module.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { accounts, move, unitsOfCents } from "../../wallet/index.ts"
import type { BankPayouts, PayoutReport } from "../ports.ts"
import { decidePayout } from "./rules.ts"
import { announceStep, giveBack } from "./steps.ts"
import { advance, lockWithdrawal, takeStalled, type WithdrawalRow, withdrawalById } from "./store.ts"

export const payOutJob = "payments.payOut"

/**
 * Orders an approved payout at the bank. It may run any number of times and be killed anywhere: the bank pays
 * once per end-to-end id, and its word is applied once (facts/threats T18).
 */
export async function payOut(
  kernel: Pick<Kernel, "transact" | "database">,
  bank: BankPayouts,
  withdrawalId: string,
): Promise<void> {
  const row = await withdrawalById(kernel.database, withdrawalId)
  if (row?.status !== "approved") return
  const report = await bank.create({
    endToEndId: row.id,
    iban: row.iban,
    name: row.holder_name,
    amountCents: Number(row.amount_cents),
    remittance: row.id,
  })
  await kernel.transact((tx) => applyPayout(tx, report))
}

/**
 * Does what the bank says of a payout: the one way for its answers, its notifications and look-ups. Repeating
 * it changes nothing. Answers whether the withdrawal is ours.
 */
export async function applyPayout(tx: Tx, report: PayoutReport): Promise<boolean> {
  const row = await lockWithdrawal(tx, report.endToEndId)
  if (!row) return false
  const decision = decidePayout(row.status, report)
  switch (decision.kind) {
    case "nothing":
      break
    case "sent":
      await send(tx, row)
      break
    case "received":
      if (row.status === "approved") await send(tx, row)
      await receive(tx, row)
      break
    case "failed":
      await fail(tx, row, decision.reason)
      break
    case "returned":
      await takeReturn(tx, row, decision.reason)
      break
    case "disputed":
      await tx.announce({
        kind: "withdrawal.disputed",
        playerId: row.player_id,
        data: { withdrawalId: row.id, status: row.status, bankStatus: report.status, code: report.code },
      })
  }
  return true
}

async function send(tx: Tx, row: WithdrawalRow): Promise<void> {
  if (!(await advance(tx, row, "approved", "sent"))) return
  await announceStep(tx, row, "sent")
}

async function receive(tx: Tx, row: WithdrawalRow): Promise<void> {
  if (!(await advance(tx, row, "sent", "received"))) return
  await move(tx, {
    id: `withdrawal:${row.id}:paid`,
    kind: "withdrawalPaid",
    from: accounts.held(row.player_id),
    to: accounts.bank(),
    amountUnits: unitsOfCents(row.amount_cents),
  })
  await announceStep(tx, row, "received")
}

async function fail(tx: Tx, row: WithdrawalRow, reason: string): Promise<void> {
  if (!(await advance(tx, row, row.status, "failed", { reason }))) return
  await giveBack(tx, row, "released")
  await announceStep(tx, row, "failed", { reason })
}

async function takeReturn(tx: Tx, row: WithdrawalRow, reason: string): Promise<void> {
  if (!(await advance(tx, row, "received", "failed", { reason }))) return
  await giveBack(tx, row, "returned")
  await announceStep(tx, row, "failed", { reason, wasPaid: true })
}

const stalledAfterMs = 2 * 60_000
const batch = 50

/** Asks the bank about payouts that nobody has told us of, and orders again what it never heard of. */
export async function followPayouts(
  kernel: Pick<Kernel, "transact" | "database" | "clock" | "log">,
  bank: BankPayouts,
): Promise<void> {
  const since = new Date(kernel.clock.now().getTime() - stalledAfterMs)
  for (const { id, status } of await kernel.transact((tx) => takeStalled(tx, since, batch))) {
    try {
      const report = await bank.status(id)
      if (report) await kernel.transact((tx) => applyPayout(tx, report))
      else if (status === "approved") await payOut(kernel, bank, id)
      else kernel.log.error("payout.unknownAtBank", { withdrawalId: id })
    } catch (error) {
      kernel.log.warn("payout.notFollowed", { withdrawalId: id, problem: String(error).slice(0, 200) })
    }
  }
}
