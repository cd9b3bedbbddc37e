import { type Language, me, payments, play, wallet } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { newcomer, signUp } from "../../../../testing/people.ts"
import { seededVisitor } from "../../../../testing/seeded.ts"
import { deposited } from "../testing/payer.ts"

const house = casinoForFile()
const histories = [
  payments.depositTransaction,
  payments.withdrawTransaction,
  play.getCasinoTransactions,
  play.getUserCasinoTransactions,
  wallet.getUserTransactions,
]

describe("every history", () => {
  it("covers at most a year and refuses invalid dates", async () => {
    const { visitor } = await signUp(house(), newcomer("Eva"))
    for (const { path } of histories) {
      const ask = async (query: string) => [path, query, (await visitor.fetch(`${path}?${query}`)).status]
      for (const fine of [
        "",
        "startDate=2026-01-01&endDate=2026-12-31",
        "endDate=2099-12-31",
        "pageNo=1000000&limit=100",
      ])
        expect(await ask(fine)).toEqual([path, fine, 200])
      for (const wrong of [
        "startDate=1926-01-01&endDate=2026-01-01",
        "startDate=2024-01-01&endDate=2026-01-01",
        "startDate=2026-02-01&endDate=2026-01-31",
        "endDate=9999-12-31",
        "endDate=0001-01-01",
        "startDate=0000-01-01&endDate=0000-12-31",
        "endDate=2026-02-30",
        "pageNo=1000000000000",
        "limit=101",
      ])
        expect(await ask(wrong)).toEqual([path, wrong, 400])
    }
  })
})

describe("what a payment page shows at once", () => {
  it("names the method of the last deposit that arrived", async () => {
    const player = await seededVisitor(house())
    const lastDeposit = async () =>
      (await player.visitor.call(payments.getActivePaymentMethods, {})).lastDeposit
    expect(await lastDeposit()).toBeNull()
    await deposited(player, 20)
    const { transactions } = await player.visitor.call(payments.depositTransaction, { limit: 1 })
    expect(await lastDeposit()).toBe(transactions.rows[0]!.method)
    expect((await house().visitor().call(payments.getActivePaymentMethods, {})).lastDeposit).toBeNull()
  })

  it("adds up all withdrawals that are not paid yet, whatever the page", async () => {
    const player = await seededVisitor(house(), 100)
    const underWay = async () =>
      (await player.visitor.call(payments.withdrawTransaction, { limit: 1 })).underWay
    expect(await underWay()).toBe(0)
    for (const amount of [25, 30])
      await player.visitor.call(payments.withdrawAmount, { amount, method: "bnp", iban: "BE68539007547034" })
    expect(await underWay()).toBe(55)
  })
})

describe("a history of payments as a file", () => {
  it("has withdrawals with their masked account, and the statement that they change", async () => {
    const player = await seededVisitor(house(), 100)
    const { withdrawalId } = await player.visitor.call(payments.withdrawAmount, {
      amount: 25,
      method: "bnp",
      iban: "BE68539007547034",
    })
    const linesOf = async (view: me.ExportedView, language: Language) =>
      (await player.visitor.call(me.exportHistory, { view }, { language })).csv.split("\r\n")
    const [header, withdrawal] = await linesOf("withdrawals", "nl")
    expect(header).toBe("\uFEFFDatum;Betaalwijze;Rekening;Bedrag (EUR);Status;Reden;Referentie")
    expect(withdrawal).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d;/)
    expect(withdrawal).toContain(";BE•• •••• •••• 7034;25,00;")
    expect(withdrawal).toContain(`;${withdrawalId}`)
    const [, movement] = await linesOf("statement", "en")
    expect(movement).toContain(";Withdrawal;Balance;-25,00;75,00;")
    const deposit = await linesOf("deposits", "fr")
    expect(deposit[0]).toBe("\uFEFFDate;Moyen de paiement;Montant (EUR);Statut;Raison;Référence")
    expect(deposit[1]).toContain(";Reçu;")
  })
})
