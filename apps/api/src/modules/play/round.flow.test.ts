import { play as calls, type InputOf } from "@elite/contract"
import { expect, it } from "vitest"
import { seededGames } from "../../../testing/seeded.ts"
import { seatAt, type Table, tablesForFile } from "../../../testing/table.ts"
import { roundPageLimit } from "./rules.ts"

const { casino, db, hub, seat } = tablesForFile()
const visitorOf = ({ cookie }: Table) => {
  const visitor = casino().visitor()
  visitor.cookies.set("access_token", cookie)
  return visitor
}
const roundsOf = async (table: Table) =>
  (await visitorOf(table).call(calls.getUserCasinoTransactions, {})).transactions.rows
const roundOf = (table: Table, asked: InputOf<typeof calls.getUserCasinoRound>) =>
  visitorOf(table).call(calls.getUserCasinoRound, asked)
const nameOf = ({ transactionId, game }: Awaited<ReturnType<typeof roundsOf>>[number]) => ({
  transactionId,
  casinoGameId: game.casinoGameId,
})

it("a round is listed with its bets and wins, also reversed ones, oldest first", async () => {
  const table = await seat(100)
  const first = await table.bet(2)
  casino().clock.advance(1_000)
  const second = await table.bet(3)
  casino().clock.advance(1_000)
  await table.win(first.uuid, 7.5)
  casino().clock.advance(1_000)
  await table.rollback(second.uuid)
  const [row] = await roundsOf(table)
  const { round } = await roundOf(table, nameOf(row!))
  expect(round).toMatchObject({
    ...row,
    stake: 2,
    win: 7.5,
    amount: 5.5,
    isPlayable: true,
    isReplayable: true,
  })
  expect(round.movements.map(({ kind, amount, isTakenBack }) => [kind, amount, isTakenBack])).toEqual([
    ["bet", 2, false],
    ["bet", 3, true],
    ["win", 7.5, false],
  ])
  expect(round.movements.map(({ reference }) => reference).slice(0, 2)).toEqual([first.uuid, second.uuid])
  expect(round.movements[0]!.createdAt).toBe(round.createdAt)
})

it("an open round has no end, and a round of several bets lists each", async () => {
  const table = await seat(100)
  for (const euros of [1, 2, 3]) await table.bet(euros)
  const [row] = await roundsOf(table)
  const open = (await roundOf(table, nameOf(row!))).round
  expect(open).toMatchObject({ status: "open", closedAt: null, isReplayable: false })
  expect(open.movements.map(({ amount }) => amount).sort()).toEqual([1, 2, 3])
})

it("a reference with any characters finds its round", async () => {
  const table = await seat(100)
  for (const round of ["a:b:c", "Ünï/çode?&=#%25", "../../x", "a'b\"c"]) {
    await table.bet(1, { round })
    const row = (await roundsOf(table)).find(({ transactionId }) => transactionId === `hub88:${round}`)
    expect((await roundOf(table, nameOf(row!))).round.transactionId).toBe(`hub88:${round}`)
  }
})

it("two games with the same reference have separate rounds", async () => {
  const table = await seat(100)
  const wheel = await seatAt({ hub: hub(), db: db() }, table, seededGames.roulette, casino().clock.now())
  const round = "a@b"
  await table.win((await table.bet(1, { round })).uuid, 0, { round, amount: 33_333 })
  await wheel.bet(2, { round })
  const rows = await roundsOf(table)
  expect(rows.map(({ transactionId }) => transactionId).sort()).toEqual([
    `hub88:a@b@${seededGames.slot}`,
    `hub88:a@b@${seededGames.roulette}`,
  ])
  const shown = await Promise.all(rows.map(async (row) => (await roundOf(table, nameOf(row))).round))
  expect(shown.map(({ movements }) => movements.map(({ amount }) => amount)).sort()).toEqual([[1, 0.33], [2]])
})

it("a round of another player and an unknown round are not found", async () => {
  const [table, other] = [await seat(100), await seat(100)]
  await table.bet(2)
  await other.bet(2, { round: "another" })
  const [row] = await roundsOf(table)
  const name = nameOf(row!)
  await expect(roundOf(other, name)).rejects.toMatchObject({ status: 404 })
  for (const wrong of [
    { ...name, transactionId: "hub88:never" },
    { ...name, transactionId: "hub88:another" },
    { ...name, transactionId: name.transactionId.replace("hub88", "house") },
    { ...name, transactionId: "no-provider" },
    { ...name, casinoGameId: name.casinoGameId + 1 },
  ])
    await expect(roundOf(table, wrong)).rejects.toMatchObject({ status: 404 })
  const visitor = casino().visitor()
  await expect(visitor.call(calls.getUserCasinoRound, name)).rejects.toMatchObject({ status: 401 })
})

it("asks the provider for the page of a round only so many times a minute, for each player", async () => {
  const [table, other] = [await seat(100), await seat(100)]
  await table.bet(2)
  await other.bet(2, { round: "of the other" })
  const pageOf = async (at: Table) => {
    const [row] = await roundsOf(at)
    const asked = { ...nameOf(row!), languageCode: "en" as const }
    return visitorOf(at).call(calls.getCasinoRoundPage, asked)
  }
  const failure = { errors: [{ name: "GameServiceNotAvailableErrorType" }] }
  // No provider answers here; an attempt that fails counts too.
  for (let n = 0; n < roundPageLimit.limit; n++) await expect(pageOf(table)).rejects.toMatchObject(failure)
  await expect(pageOf(table)).rejects.toMatchObject({ status: 429 })
  await expect(pageOf(other)).rejects.toMatchObject(failure)
  casino().clock.advance(roundPageLimit.windowMs)
  await expect(pageOf(table)).rejects.toMatchObject(failure)
})
