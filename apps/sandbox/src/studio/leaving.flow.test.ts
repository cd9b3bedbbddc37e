import { randomUUID } from "node:crypto"
import { eventually } from "@elite/testkit/eventually"
import { expect, onTestFinished, test } from "vitest"
import { createBacklog } from "../aggregator/backlog.ts"
import { casinoServer } from "../aggregator/casino.test-server.ts"
import { createFaults } from "../aggregator/faults.ts"
import { privateKeyOf } from "../aggregator/signature.ts"
import { createTransactionLog } from "../aggregator/transactions.ts"
import { openWallet } from "../aggregator/wallet.ts"
import { createRounds } from "./rounds.ts"
import { seededDraw } from "./seeded.ts"
import { createSessions } from "./session.ts"
import { titleOf } from "./titles/index.ts"

/** A player at a game before a casino that accepts everything. */
async function seat(code: string, leaveAfterMs: number, seed = 1) {
  const casino = await casinoServer(() => ({ status: "RS_OK", balance: 10_000_000 }))
  const backlog = createBacklog({ firstWaitMs: 2, longestWaitMs: 10, attempts: 50, atOnce: 4 })
  const wallet = openWallet({
    walletUrl: casino.walletUrl,
    privateKey: privateKeyOf(casino.aggregator.privateKey),
    timeOutMs: 5000,
    log: createTransactionLog(),
    faults: createFaults(),
    backlog,
  })
  const rounds = createRounds({ wallet, draw: seededDraw(seed), minimumCycleMs: 0, leaveAfterMs })
  onTestFinished(async () => {
    rounds.clear()
    backlog.close()
    await casino.close()
  })
  const session = createSessions().open({
    title: titleOf(code)!,
    language: "en",
    currency: "EUR",
    lobbyUrl: "https://casino.test/en/lobby",
    player: { user: "p_10042", token: "gs_0123456789" },
  })
  const asked = { key: randomUUID(), request: { stakeCents: 50 } }
  return { asked, casino, rounds, session }
}

/** The round when it has ended. */
const over = ({ rounds, session, asked }: Awaited<ReturnType<typeof seat>>) =>
  eventually(async () => {
    const answer = await rounds.play(session, asked)
    return answer?.kind === "played" && answer
  })

test("a hand of video poker that its player leaves is drawn with its equal ranks held", async () => {
  const at = await seat("atn_dinant_jacks", 30)
  expect(await at.rounds.play(at.session, at.asked)).toMatchObject({ kind: "open", step: 0 })
  const answer = await over(at)
  if (answer.round.outcome.engine !== "poker") throw new Error("another engine")
  const { dealt, held, cards } = answer.round.outcome.result
  const ranks = dealt.map((card) => card[0])
  expect(held).toBe(
    ranks.map((rank) => (ranks.indexOf(rank) === ranks.lastIndexOf(rank) ? "0" : "1")).join(""),
  )
  expect(cards.filter((_, place) => held?.[place] === "1")).toEqual(
    dealt.filter((_, place) => held?.[place] === "1"),
  )
  expect(at.casino.paths().filter((path) => path !== "/user/balance")).toEqual(["bet", "win"])
})

test.each([1, 2, 3, 4])("ends a round of higher or lower whose player has left, draw %i", async (seed) => {
  const at = await seat("hal_strepy_hi_lo", 30, seed)
  expect(await at.rounds.play(at.session, at.asked)).toMatchObject({ kind: "open", step: 0 })
  const answer = await over(at)
  if (answer.round.outcome.engine !== "hilo") throw new Error("another engine")
  const { result, winCents } = answer.round.outcome
  expect(result.moves).toHaveLength(1)
  expect(winCents > 0).toBe(result.end === "collected")
  expect(at.casino.paths().filter((path) => path !== "/user/balance")).toEqual(["bet", "win"])
  expect(at.casino.calls.find(({ path }) => path.endsWith("win"))?.fields).toMatchObject({
    amount: winCents * 1000,
  })
})

test("a round whose player has decided waits for the next decision", async () => {
  const at = await seat("hal_strepy_hi_lo", 60_000)
  await at.rounds.play(at.session, at.asked)
  const { key } = at.asked
  expect(await at.rounds.act(at.session, { key, step: 0, action: "skip" })).toMatchObject({
    kind: "open",
    step: 1,
  })
  expect(at.rounds.unseen(at.session)).toMatchObject({ key })
  expect(at.casino.paths()).toEqual(["bet"])
})
