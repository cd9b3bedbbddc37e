import { me as contract, type InputOf, type Language, play } from "@elite/contract"
import { formatsOf } from "@elite/words"
import { describe, expect, it } from "vitest"
import { seededGames } from "../../../../testing/seeded.ts"
import { seatAt, type Table, tablesForFile } from "../../../../testing/table.ts"
import { exportHistory, exportLimit } from "./historyExport.ts"

const { casino, db, hub, seat } = tablesForFile()

const visitorOf = ({ cookie }: Pick<Table, "cookie">) => {
  const visitor = casino().visitor()
  visitor.cookies.set("access_token", cookie)
  return visitor
}
const exportFor = (
  player: Pick<Table, "cookie">,
  input: InputOf<typeof contract.exportHistory>,
  language: Language = "en",
) => visitorOf(player).call(contract.exportHistory, input, { language })

const linesOf = ({ csv }: { csv: string }): string[] => {
  expect(csv.startsWith("\uFEFF")).toBe(true)
  expect(csv.endsWith("\r\n")).toBe(true)
  return csv.slice(1, -2).split("\r\n")
}

/** A won round of one game and a lost one of another. */
async function playsTwoGames() {
  const table = await seat(100)
  const wheel = await seatAt({ hub: hub(), db: db() }, table, seededGames.roulette, casino().clock.now())
  const won = await table.bet(2, { round: "won" })
  await table.win(won.uuid, 1_205.5, { round: "won" })
  casino().clock.advance(60_000)
  const lost = await wheel.bet(3.4, { round: "lost" })
  await wheel.win(lost.uuid, 0, { round: "lost" })
  const { rows } = (await visitorOf(table).call(play.getUserCasinoTransactions, {})).transactions
  return { table, lost: rows[0]!, won: rows[1]! }
}

describe("a history as a file", () => {
  it("has the rounds under their filter, the newest first, in the words of the language", async () => {
    const { table, won, lost } = await playsTwoGames()
    const at = ({ createdAt }: typeof won) => formatsOf("en").dateTime(createdAt)
    const header = "Date;Game;Stake (EUR);Win (EUR);Result (EUR);Status;Reference"
    const wonLine = `${at(won)};${won.game.name};2,00;1205,50;1203,50;Won;hub88:won`
    const lostLine = `${at(lost)};${lost.game.name};3,40;0,00;-3,40;Lost;hub88:lost`
    const file = await exportFor(table, { view: "rounds" })
    expect(linesOf(file)).toEqual([header, lostLine, wonLine])
    expect(file.isCut).toBe(false)
    expect(file.fileName).toMatch(/^bet-history-\d{4}-\d\d-\d\d\.csv$/)
    const { casinoGameId } = won.game
    expect(linesOf(await exportFor(table, { view: "rounds", casinoGameId }))).toEqual([header, wonLine])
    expect(linesOf(await exportFor(table, { view: "rounds", status: "lost" }))).toEqual([header, lostLine])
    const year = { startDate: "2020-01-01", endDate: "2020-12-31" }
    expect(linesOf(await exportFor(table, { view: "rounds", ...year }))).toEqual([header])
    const french = await exportFor(table, { view: "rounds", status: "won" }, "fr")
    expect(french.fileName).toMatch(/^historique-des-mises-/)
    expect(linesOf(french)[0]).toBe("Date;Jeu;Mise (EUR);Gain (EUR);Résultat (EUR);Statut;Référence")
    expect(linesOf(french)[1]).toContain(";Gagnée;")
    const [, day] = linesOf(await exportFor(table, { view: "result" }))
    expect(day).toMatch(/^\d\d\/\d\d\/\d{4};1200,10$/)
  })

  it("has only what is the player's own", async () => {
    await playsTwoGames()
    const other = await seat(1)
    for (const view of ["rounds", "crash", "sports", "withdrawals", "result"] as const)
      expect([view, linesOf(await exportFor(other, { view })).length]).toEqual([view, 1])
    const visitor = casino().visitor()
    await expect(visitor.call(contract.exportHistory, { view: "rounds" })).rejects.toMatchObject({
      status: 401,
    })
  })

  it("ends with a sentence where more rows are found than a file has", async () => {
    const { table } = await playsTwoGames()
    const call = { caller: { playerId: table.playerId }, language: "en", input: { view: "rounds" } } as const
    const file = await exportHistory(casino().platform, call, 1)
    expect(file.isCut).toBe(true)
    expect(linesOf(file).slice(2)).toEqual([
      "This file contains the latest 1 entries only. For earlier ones, choose an earlier period.",
    ])
    expect(linesOf(await exportHistory(casino().platform, call, 2))).toHaveLength(3)
  })

  it("refuses a filter of another view, and a period above a year", async () => {
    const table = await seat(1)
    const wrong: InputOf<typeof contract.exportHistory>[] = [
      { view: "rounds", status: "placed" },
      { view: "crash", status: "won" },
      { view: "deposits", status: "open" },
      { view: "crash", casinoGameId: 1 },
      { view: "deposits", transactionType: "deposit" },
    ]
    for (const input of wrong) await expect(exportFor(table, input)).rejects.toMatchObject({ status: 400 })
    for (const view of contract.exportedViews)
      await expect(exportFor(table, { view, startDate: "2020-01-01" })).rejects.toMatchObject({ status: 400 })
  })

  it("is made only so many times in ten minutes", async () => {
    const table = await seat(1)
    for (let n = 0; n < exportLimit.limit; n++) await exportFor(table, { view: "rounds" })
    await expect(exportFor(table, { view: "rounds" })).rejects.toMatchObject({ status: 429 })
    casino().clock.advance(exportLimit.windowMs)
    expect(linesOf(await exportFor(table, { view: "rounds" }))).toHaveLength(1)
  })
})
