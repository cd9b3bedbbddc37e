import { payments as contract } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { resultOrRefusal } from "../../../../testing/findRefusal.ts"
import { seededVisitor } from "../../../../testing/seeded.ts"
import { cashCents, deposited, depositedBeyond, heldCents, outcomes, payerForFile } from "../testing/payer.ts"
import { approve, reject } from "./review.ts"

const { casino, jan } = payerForFile()

const iban = "BE68539007547034"
const withdraw = (amount: number, key?: string, who = jan()) =>
  who.visitor.call(
    contract.withdrawAmount,
    { amount, method: "bnp", iban },
    key === undefined ? {} : { idempotencyKey: key },
  )

describe("withdrawals at the same time", () => {
  it("hold a balance once", async () => {
    await deposited(jan(), 100)
    for (const round of [1, 2, 3]) {
      const { done, refusals } = await outcomes(Array.from({ length: 8 }, () => withdraw(100)))
      expect(done).toHaveLength(round === 1 ? 1 : 0)
      expect(new Set(refusals)).toEqual(new Set(["InsufficientFundsErrorType"]))
    }
    expect([await cashCents(casino(), jan().playerId), await heldCents(casino(), jan().playerId)]).toEqual([
      0, 10_000,
    ])
  })

  it("create one withdrawal for ten calls with one key", async () => {
    await deposited(jan(), 100)
    const { done } = await outcomes(Array.from({ length: 10 }, () => withdraw(20, "same-key-10")))
    expect(done).toHaveLength(10)
    expect(new Set(done.map(({ withdrawalId }) => withdrawalId)).size).toBe(1)
    expect(await cashCents(casino(), jan().playerId)).toBe(8000)
  })

  it("cannot be split to avoid a review", async () => {
    await depositedBeyond(casino(), jan(), 2000)
    const { done } = await outcomes(Array.from({ length: 4 }, () => withdraw(400)))
    expect(done.map(({ status }) => status).toSorted()).toEqual([
      "approved",
      "approved",
      "checking",
      "checking",
    ])
  })

  it("are approved or rejected, never both", async () => {
    // The bank knows the name only roughly, so that one operator looks at each, however small.
    const jean = await seededVisitor(casino(), 0, { firstName: "Jean", lastName: "Peeters" })
    await deposited(jean, 20)
    await depositedBeyond(casino(), jean, 300)
    const { transact } = casino().platform
    for (let n = 0; n < 15; n++) {
      const { withdrawalId, status } = await withdraw(20, undefined, jean)
      expect(status).toBe("checking")
      const [approved, rejected] = await Promise.all([
        resultOrRefusal(transact((tx) => approve(tx, withdrawalId, "anna"))),
        resultOrRefusal(transact((tx) => reject(tx, withdrawalId, "bert", "fundsInDoubt"))),
      ])
      const late = `Withdrawal ${withdrawalId} is not in review any more.`
      expect([approved, rejected]).toEqual(approved === "approved" ? ["approved", late] : [late, undefined])
    }
  })
})
