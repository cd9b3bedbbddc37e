import { describe, expect, it } from "vitest"
import { toPrizeTickets } from "./prizeTickets.ts"

const prizes = [
  { amount: 5, count: 8 },
  { amount: 20, count: 2 },
]
const block = (left: { amount: number; count: number }[]) => ({
  number: 1,
  endsAt: "2026-11-28T12:00:00.000Z",
  left,
  oneIn: 10,
})

describe("the tickets of a campaign", () => {
  it("show the prizes of each period before it begins, the largest first", () => {
    expect(toPrizeTickets({ prizes, block: null })).toEqual([
      { amount: 20, count: 2 },
      { amount: 5, count: 8 },
    ])
  })

  it("show what is left while it runs, none where all of an amount are won", () => {
    expect(toPrizeTickets({ prizes, block: block([{ amount: 5, count: 3 }]) })).toEqual([
      { amount: 20, count: 0 },
      { amount: 5, count: 3 },
    ])
  })

  it("show what came over from an earlier period, also of an amount that this one does not have", () => {
    expect(
      toPrizeTickets({
        prizes,
        block: block([
          { amount: 50, count: 1 },
          { amount: 5, count: 9 },
        ]),
      }),
    ).toEqual([
      { amount: 50, count: 1 },
      { amount: 20, count: 0 },
      { amount: 5, count: 9 },
    ])
  })
})
