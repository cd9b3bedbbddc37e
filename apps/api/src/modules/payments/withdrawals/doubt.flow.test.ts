import { payments as contract } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { arm, armTimes, resetSandbox, submitConsoleForm } from "@elite/testkit/sandboxes"
import { beforeEach, describe, expect, it } from "vitest"
import { hourMs, minuteMs } from "../../../platform/lib/calendar.ts"
import { accounts, getBalanceUnits, unitsToCents } from "../../wallet/index.ts"
import {
  asOwner,
  bankNotify,
  cashCents,
  deposited,
  depositedBeyond,
  events,
  heldCents,
  notify,
  payerForFile,
  rowOf,
  runJob,
} from "../testing/payer.ts"
import { played } from "../testing/played.ts"
import { resolveDispute } from "./resolveDispute.ts"
import { approve } from "./review.ts"

const { casino, jan } = payerForFile({ settleAfterMs: 20 })

beforeEach(async () => {
  await resetSandbox(casino(), "bank")
  await deposited(jan(), 100)
})

const request = { amount: 50, method: "bnp", iban: "BE68539007547034" } as const
const ask = async (amount = 50) =>
  (await jan().visitor.call(contract.withdrawAmount, { ...request, amount })).withdrawalId
const shown = async () => (await jan().visitor.call(contract.withdrawTransaction, {})).transactions.rows[0]
const money = async () => [
  await cashCents(casino(), jan().playerId),
  await heldCents(casino(), jan().playerId),
]
const paidOut = async () => unitsToCents(await getBalanceUnits(casino().platform.reads(), accounts.bank()))
const payOut = (withdrawalId: string) => runJob(casino(), "payments.payOut", { withdrawalId })
const disputes = async () =>
  (await events(casino(), jan(), "withdrawal.disputed")).map(({ dispute }) => dispute)

const kept = async (id: string) =>
  (await asOwner(casino(), "select status, reason from payments.withdrawal where id = $1", [id]))[0]

/** What happens at the bank without a word of it reaching us. */
async function unheard(action: "settle" | "settleAfterAll" | "reject" | "return", endToEndId: string) {
  await arm(casino(), "bank", "drop")
  await submitConsoleForm(casino(), "bank", "payouts", { action, endToEndId, reason: "AC04" })
}

describe("a payout that the bank may have paid", () => {
  it("is not released where its answer was lost and the repetition is a duplicate", async () => {
    await arm(casino(), "bank", "cut", "strict", "drop")
    const before = await paidOut()
    const id = await ask()
    await payOut(id)
    await payOut(id)
    await payOut(id)
    expect(await money()).not.toEqual([10_000, 0])
    casino().clock.advance(3 * minuteMs)
    await eventually(async () => {
      await runJob(casino(), "payments.followPayouts")
      casino().clock.advance(3 * minuteMs)
      return (await shown())?.status === "received"
    })
    expect(await money()).toEqual([5000, 0])
    expect(await paidOut()).toBe(before + 5000)
    expect(await disputes()).toEqual([])
  })

  it("is disputed where a repetition is refused and the bank does not know the first order", async () => {
    const id = await ask()
    await arm(casino(), "bank", "http_500", "http_500")
    await expect(payOut(id)).rejects.toThrow("Bank payout status")
    // The account was closed between the two orders: the refusal of the second says nothing about the first.
    await asOwner(casino(), "update payments.withdrawal set iban = 'BE00000000000000' where id = $1", [id])
    await payOut(id)
    expect(await money()).toEqual([5000, 5000])
    expect(await disputes()).toEqual(["refusedInDoubt"])
    await payOut(id)
    const settled = casino().platform.transact((tx) => resolveDispute(tx, id, "anna", "notPaid"))
    expect(await settled).toBe("failed")
    expect(await money()).toEqual([10_000, 0])
    await expect(casino().platform.transact((tx) => resolveDispute(tx, id, "anna", "paid"))).rejects.toThrow(
      "NotFound",
    )
  })

  it("is released where the bank refuses the only order ever sent", async () => {
    const id = await ask()
    await asOwner(casino(), "update payments.withdrawal set iban = 'BE00000000000000' where id = $1", [id])
    await payOut(id)
    expect(await shown()).toMatchObject({ status: "failed", reason: "ibanUnknown" })
    expect(await money()).toEqual([10_000, 0])
  })
})

describe("a bank that contradicts itself", () => {
  const lies = async () => {
    await arm(casino(), "bank", "timeout")
    const id = await ask()
    await payOut(id)
    await bankNotify(casino(), { endToEndId: id, status: "rejected", reasonCode: "AC04" })
    expect(await money()).toEqual([10_000, 0])
    await bankNotify(casino(), { endToEndId: id, status: "settled" })
    return id
  }

  it("is disputed when it settles a rejected payout; the remaining released money is claimed", async () => {
    const before = await paidOut()
    const id = await lies()
    expect(await disputes()).toEqual(["paidAfterRelease"])
    expect(await casino().platform.transact((tx) => resolveDispute(tx, id, "anna", "paid"))).toBe("received")
    expect(await money()).toEqual([5000, 0])
    expect(await paidOut()).toBe(before + 5000)
    expect(await casino().audit()).toEqual([])
    // And back again after all: what was claimed is theirs.
    await bankNotify(casino(), { endToEndId: id, status: "returned", reasonCode: "AC04" })
    expect(await money()).toEqual([10_000, 0])
    expect(await casino().audit()).toEqual([])
  })

  it("is disputed with any reason text", async () => {
    await arm(casino(), "bank", "timeout")
    const id = await ask()
    await payOut(id)
    await bankNotify(casino(), { endToEndId: id, status: "rejected", reasonCode: "\0" })
    expect(await bankNotify(casino(), { endToEndId: id, status: "settled", reasonCode: "\0" })).toBe(200)
    expect(await disputes()).toEqual(["paidAfterRelease"])
    await casino().platform.transact((tx) => resolveDispute(tx, id, "anna", "notPaid"))
  })

  it("leads to a claim of at most the player's balance, and none where the bank was wrong", async () => {
    const id = await lies()
    await played(casino(), jan(), id, "bet", 8000)
    await casino().platform.transact((tx) => resolveDispute(tx, id, "anna", "paid"))
    expect(await money()).toEqual([0, 0])
    expect(await events(casino(), jan(), "withdrawal.received")).toMatchObject([
      { claimedCents: 2000, missingCents: 3000 },
    ])
  })

  it("is found by a look-up where the message of the payment was lost", async () => {
    await arm(casino(), "bank", "timeout")
    const id = await ask()
    await payOut(id)
    await unheard("reject", id)
    await bankNotify(casino(), { endToEndId: id, status: "rejected", reasonCode: "AC04" })
    await unheard("settleAfterAll", id)
    expect((await shown())?.status).toBe("failed")
    casino().clock.advance(25 * hourMs)
    await runJob(casino(), "payments.followEnded")
    expect(await disputes()).toEqual(["paidAfterRelease"])
    await casino().platform.transact((tx) => resolveDispute(tx, id, "anna", "notPaid"))
    expect(await money()).toEqual([10_000, 0])
  })
})

describe("a late return", () => {
  it("is found although its message was lost", async () => {
    await arm(casino(), "bank", "timeout")
    const id = await ask()
    await payOut(id)
    await unheard("settle", id)
    await bankNotify(casino(), { endToEndId: id, status: "settled" })
    await unheard("return", id)
    casino().clock.advance(23 * hourMs)
    await runJob(casino(), "payments.followEnded")
    expect(await kept(id)).toMatchObject({ status: "received" })
    casino().clock.advance(2 * hourMs)
    await runJob(casino(), "payments.followEnded")
    expect(await kept(id)).toEqual({ status: "failed", reason: "accountClosed" })
    expect(await money()).toEqual([10_000, 0])
  })

  it("is looked up again within hours after an outage of the bank", async () => {
    await arm(casino(), "bank", "timeout")
    const id = await ask()
    await payOut(id)
    await unheard("settle", id)
    await bankNotify(casino(), { endToEndId: id, status: "settled" })
    await unheard("return", id)
    casino().clock.advance(25 * hourMs)
    await armTimes(casino(), "bank", 40, "http_500")
    await runJob(casino(), "payments.followEnded")
    const isFailing = async () => (await fetch(`${casino().sandboxUrl}/bank/payouts/none`)).status === 500
    for (let asked = 0; asked < 40 && (await isFailing()); asked++);
    for (let hour = 0; hour < 3; hour++) {
      casino().clock.advance(hourMs)
      await runJob(casino(), "payments.followEnded")
    }
    expect(await kept(id)).toEqual({ status: "failed", reason: "accountClosed" })
  })
})

describe("a charge-back", () => {
  it("returns an approved, unordered payout to review; earlier approvals do not count", async () => {
    await depositedBeyond(casino(), jan(), 6000)
    const id = await ask(5500)
    const { transact } = casino().platform
    await transact((tx) => approve(tx, id, "anna"))
    expect(await transact((tx) => approve(tx, id, "bert"))).toBe("approved")
    const [deposit] = await asOwner<{ id: string }>(
      casino(),
      "select id from payments.deposit where player_id = $1 order by created_at limit 1",
      [jan().playerId],
    )
    const { reference } = await rowOf(casino(), deposit!.id)
    await notify(casino(), deposit!.id, { status: 129, reference: reference! })
    expect(await shown()).toMatchObject({ status: "checking", reason: "paymentDisputed" })
    await payOut(id)
    expect(await shown()).toMatchObject({ status: "checking" })
    casino().clock.advance(1000)
    expect(await transact((tx) => approve(tx, id, "anna"))).toBe("waiting")
    expect(await transact((tx) => approve(tx, id, "bert"))).toBe("approved")
    await payOut(id)
    await eventually(async () => (await shown())?.status === "received")
  })

  it("requires two operators where a week exceeds €5 000, even if split", async () => {
    await depositedBeyond(casino(), jan(), 9000)
    const { transact } = casino().platform
    for (let n = 0; n < 2; n++) {
      const id = await ask(2500)
      expect(await transact((tx) => approve(tx, id, "anna"))).toBe("approved")
      casino().clock.advance(1000)
    }
    const third = await ask(20)
    expect(await transact((tx) => approve(tx, third, "anna"))).toBe("waiting")
    expect(await transact((tx) => approve(tx, third, "bert"))).toBe("approved")
  })
})
