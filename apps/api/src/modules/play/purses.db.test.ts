import { describe, expect, it } from "vitest"
import { uuid } from "../../../testing/hub88.ts"
import { seededGames } from "../../../testing/seeded.ts"
import { tablesForFile } from "../../../testing/table.ts"
import { walletCalls } from "./play.ts"
import { type PurseModel, purseModel } from "./testing/purseModel.ts"
import { closeTestPurse, purseCents, withPurse } from "./testing/purses.ts"

// Every order of messages about a bet staked in part with cash, compared with a second model of a purse.
const { casino, db, hub, seat } = tablesForFile({ sandbox: false })
const [startCash, startBonus] = [700, 2_000]

type Step = "bet" | "other" | "win" | "more" | "voidBet" | "winBack" | "close"
const steps: readonly Step[] = ["bet", "win", "more", "voidBet", "winBack", "close"]

function* orders<T>(all: readonly T[]): Generator<T[]> {
  if (all.length === 0) return yield []
  for (const [i, first] of all.entries())
    for (const rest of orders(all.filter((_, n) => n !== i))) yield [first, ...rest]
}

type Cents = { bet: number; other: number; win: number; more: number }
const cents: Cents = { bet: 1_201, other: 333, win: 1_000, more: 77 }

async function stage() {
  const at = { casino: casino(), hub: hub(), db: db() }
  const table = await withPurse(at, await seat(startCash / 100), "bonus", startBonus)
  const calls = walletCalls(casino().platform)
  const round = `r-${uuid()}`
  const id = (name: string) => `${name}-${round}`
  const common = {
    provider: "hub88",
    token: table.token,
    playerId: table.playerId,
    roundRef: round,
    meta: null,
  } as const
  const message = { ...common, gameCode: seededGames.slot, roundClosed: false, currency: "EUR" }
  const bet = (name: string, amount: number) => {
    const staked = { amountUnits: BigInt(amount) * 1000n, isFree: false, purseId: null }
    return calls.placeBet({ ...message, uuid: id(name), ...staked })
  }
  const win = (name: string, of: string, amount: number) => {
    const paid = { amountUnits: BigInt(amount) * 1000n, isPromotion: false, referenceUuid: id(of) }
    return calls.payWin({ ...message, uuid: id(name), ...paid })
  }
  const back = (name: string, of: string) =>
    calls.rollBack({ ...common, gameCode: seededGames.slot, uuid: id(name), referenceUuid: id(of) })
  return { table, bet, win, back }
}
type Stage = Awaited<ReturnType<typeof stage>>

async function act(step: Step, { table, bet, win, back }: Stage, model: PurseModel, to: "player" | "house") {
  switch (step) {
    case "bet":
      return [await bet("bet", cents.bet), model.bet("bet", cents.bet)] as const
    case "other":
      return [await bet("other", cents.other), model.bet("other", cents.other)] as const
    case "win":
      return [await win("win", "bet", cents.win), model.win("win", "bet", cents.win)] as const
    case "more":
      return [await win("more", "bet", cents.more), model.win("more", "bet", cents.more)] as const
    case "voidBet":
      return [await back("voidBet", "bet"), model.back("bet")] as const
    case "winBack":
      return [await back("winBack", "win"), model.back("win")] as const
    case "close": {
      await closeTestPurse(casino(), table.purseId, to)
      model.close(to)
      return undefined
    }
  }
}

async function plays(order: readonly Step[], to: "player" | "house") {
  const scene = await stage()
  const model = purseModel(startCash, startBonus)
  const found: unknown[] = []
  for (const step of order) {
    const answers = await act(step, scene, model, to)
    const [answer, wanted] = answers ?? []
    const holds = {
      cash: await scene.table.cash(),
      bonus: await purseCents(casino(), scene.table.purseId),
    }
    const total = BigInt(model.state.cash + model.state.bonus) * 1000n
    const isSame = holds.cash === model.state.cash && holds.bonus === model.state.bonus
    // A refusal may repeat what was answered before, with the balance of then.
    const isAnswered =
      !answer || (answer.status === wanted && (wanted !== "ok" || answer.balanceUnits === total))
    if (!isSame || !isAnswered)
      found.push({ order, to, step, answer, wanted, holds, model: { ...model.state } })
  }
  return found
}

describe("a bet with cash and bonus", () => {
  it("ends as in the second model, in every order of its messages and the end of its purse", async () => {
    const all = [...orders(steps)]
    expect(all).toHaveLength(720)
    const waiting = all.map((order, n) => ({
      order,
      to: n % 2 === 0 ? ("player" as const) : ("house" as const),
    }))
    const found: unknown[] = []
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop())
          found.push(...(await plays(["other", ...next.order], next.to)))
      }),
    )
    expect(found.slice(0, 3)).toEqual([])
  }, 240_000)

  it.each([
    [1_000, 700, 300],
    [1, 1, 0],
    [3, 2, 1],
    [0, 0, 0],
    [99_999, 69_999, 30_000],
  ])(
    "wins of %d cents are %d of cash and %d of bonus, where the stake was 7 to 3",
    async (won, cash, bonus) => {
      const { table, bet, win } = await stage()
      await bet("bet", 1_000)
      await win("win", "bet", won)
      expect([await table.cash(), await purseCents(casino(), table.purseId)]).toEqual([cash, 1_700 + bonus])
    },
  )
})
