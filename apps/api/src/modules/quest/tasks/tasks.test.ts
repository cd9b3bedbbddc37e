import { quest as contract } from "@elite/contract"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { findRefusal } from "../../../../testing/findRefusal.ts"
import { catalogue, type Task, taskTarget, toWireAmount } from "./catalogue.ts"
import { drawTasks, isFeasible, type OfferedGame, taskPoints } from "./draw.ts"
import { advanceTask, advanceTasks, computeStanding, noProgress, type PlayedRound } from "./progress.ts"
import { parseTasks } from "./schema.ts"

const euro = 100_000n
let roundCount = 0
type Made = Partial<PlayedRound["bets"][number]> & {
  gameId?: number
  isNew?: boolean
  bets?: PlayedRound["bets"]
}
const bet = ({ stakeUnits = euro, winUnits = 0n, category = "slots", studio = "s", ...rest }: Made = {}) => ({
  stakeUnits,
  winUnits,
  category,
  studio,
  acceptedAt: rest.acceptedAt ?? new Date("2026-11-18T12:00:00Z"),
})
const round = ({ gameId = 1, isNew = false, bets, ...of }: Made = {}): PlayedRound => ({
  gameId,
  isNew,
  bets: bets ?? [bet(of)],
  settledAt: new Date(Date.parse("2026-11-18T12:00:00Z") + ++roundCount),
})
const counted = (task: Pick<Task, "kind"> & Partial<Task>, ...rounds: PlayedRound[]) =>
  Number(
    rounds.reduce(
      (before, each) => advanceTask(before, { amount: 1_000_000, points: 1, ...task }, each),
      noProgress,
    ).counted,
  )

describe("a kind of task", () => {
  it("is one of at least twenty, and reachable at each of its amounts", () => {
    expect(Object.keys(catalogue).length).toBeGreaterThanOrEqual(20)
    expect(Object.keys(catalogue).sort()).toEqual([...contract.taskKinds].sort())
    for (const { amounts, least, most } of Object.values(catalogue)) {
      expect([...amounts].sort((a, b) => a - b)).toEqual(amounts)
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(least)
      expect(Math.max(...amounts)).toBeLessThanOrEqual(most)
    }
  })

  const [monday, tuesday] = ["2026-11-16T23:30:00Z", "2026-11-17T22:59:00Z"].map((at) => new Date(at))
  const win = { winUnits: 2n * euro }
  const dice = { category: "dice" }
  const cases: [contract.TaskKind, PlayedRound[], number][] = [
    [
      "studios",
      [round({ studio: "a" }), round({ studio: "a" }), round({ studio: "b" }), round({ studio: null })],
      2,
    ],
    ["games", [round({ gameId: 1 }), round({ gameId: 1 }), round({ gameId: 2 })], 2],
    ["newGames", [round({ gameId: 1, isNew: true }), round({ gameId: 2 })], 1],
    ["categories", [round(), round(dice), round({ category: null })], 2],
    ["slotGames", [round({ gameId: 1 }), round({ gameId: 2, ...dice })], 1],
    // In Brussels both are the seventeenth.
    ["days", [round({ acceptedAt: monday! }), round({ acceptedAt: tuesday! })], 1],
    [
      "slotDays",
      [round({ acceptedAt: monday! }), round({ acceptedAt: new Date("2026-11-18T01:00:00Z"), ...dice })],
      1,
    ],
    ["winDays", [round({ acceptedAt: monday! }), round({ ...win, acceptedAt: tuesday! })], 1],
    ["rounds", [round({ bets: [bet(), bet()] }), round()], 2],
    ["slotRounds", [round(), round(dice)], 1],
    ["diceRounds", [round(), round(dice)], 1],
    ["rouletteRounds", [round({ category: "roulette" }), round()], 1],
    ["blackjackRounds", [round({ category: "blackjack" }), round()], 1],
    ["tableRounds", [round({ category: "tables" }), round()], 1],
    ["liveRounds", [round({ category: "live" }), round()], 1],
    ["smallRounds", [round(), round({ stakeUnits: euro + 1n }), round({ bets: [bet(), bet()] })], 1],
    ["wins", [round(win), round({ winUnits: euro }), round({ bets: [bet(win), bet(win)] })], 2],
    ["slotWins", [round(win), round({ ...win, ...dice })], 1],
    ["diceWins", [round(win), round({ ...win, ...dice })], 1],
    ["rouletteWins", [round(win), round({ ...win, category: "roulette" })], 1],
    ["winGames", [round(win), round(win), round({ ...win, gameId: 2 }), round({ gameId: 3 })], 2],
    ["winStudios", [round(win), round({ ...win, studio: "b" }), round({ studio: "c" })], 2],
    ["fiveTimes", [round({ winUnits: 5n * euro }), round({ winUnits: 5n * euro - 1n })], 1],
    ["multiple", [round(win), round({ winUnits: 24n * euro + 4_999n }), round(win)], 2404],
    ["slotMultiple", [round(win), round({ winUnits: 9n * euro, ...dice })], 200],
    ["diceMultiple", [round(win), round({ winUnits: 9n * euro, ...dice })], 900],
    [
      "staked",
      [round({ stakeUnits: 3n }), round({ bets: [bet({ stakeUnits: 4n }), bet({ stakeUnits: 5n })] })],
      12,
    ],
    ["slotStaked", [round({ stakeUnits: 3n }), round({ stakeUnits: 4n, ...dice })], 3],
    ["diceStaked", [round({ stakeUnits: 3n }), round({ stakeUnits: 4n, ...dice })], 4],
    ["rouletteStaked", [round({ stakeUnits: 3n }), round({ stakeUnits: 4n, category: "roulette" })], 4],
  ]
  it.each(cases)("%s counts what its name says", (kind, rounds, expected) => {
    expect(counted({ kind }, ...rounds)).toBe(expected)
    expect(counted({ kind }, round({ bets: [] }))).toBe(0)
  })
  it("has a case in this file", () => {
    expect(cases.map(([kind]) => kind)).toEqual([...contract.taskKinds])
  })
})

describe("a task", () => {
  const task: Task = { kind: "staked", amount: 300, points: 200 }
  it("counts a round as won if its bets return more than their stakes", () => {
    const lost = bet({ stakeUnits: 3n * euro })
    const small = round({ bets: [lost, bet({ winUnits: 2n * euro })] })
    const big = round({ bets: [lost, bet({ winUnits: 5n * euro })] })
    for (const kind of ["wins", "slotWins", "winDays", "winGames", "winStudios"] as const) {
      expect(counted({ kind }, small)).toBe(0)
      expect(counted({ kind }, small, big)).toBe(1)
    }
  })

  it("is done by the round that reaches it, and does not change afterwards", () => {
    const [first, second, third] = [
      round({ stakeUnits: 2n * euro }),
      round({ gameId: 7 }),
      round({ gameId: 8 }),
    ]
    const [progress] = advanceTasks([], [task], [first, second, third])
    expect(progress).toEqual({
      counted: String(3n * euro),
      names: [],
      doneAt: second.settledAt.toISOString(),
      gameId: 7,
    })
  })
  it("gives its points at the instant of the last task that was done", () => {
    const tasks: Task[] = [
      task,
      { kind: "wins", amount: 1, points: 100 },
      { kind: "days", amount: 2, points: 300 },
    ]
    const rounds = [round({ stakeUnits: 5n * euro }), round({ winUnits: 3n * euro })]
    const { points, reachedAt } = computeStanding(advanceTasks([], tasks, rounds), tasks)
    expect([points, reachedAt]).toEqual([300, rounds[1]!.settledAt])
    expect(computeStanding([], tasks)).toEqual({ progress: [], points: 0, reachedAt: null })
  })
  it("has the same progress however its rounds are cut into batches", () => {
    const some = fc.record({ stakeUnits: fc.bigInt(1n, 9n * euro), winUnits: fc.bigInt(0n, 30n * euro) })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 30 }), fc.nat(30), (of, cut) => {
        const rounds = of.map((each, n) => round({ ...each, gameId: n % 4, studio: `s${n % 3}` }))
        const tasks = contract.taskKinds.map(
          (kind): Task => ({ kind, amount: catalogue[kind].amounts[1], points: 1 }),
        )
        const first = advanceTasks([], tasks, rounds.slice(0, cut))
        expect(advanceTasks(first, tasks, rounds.slice(cut))).toEqual(advanceTasks([], tasks, rounds))
      }),
      { numRuns: 50 },
    )
  })
  it("is expressed in numbers, euros and multiples of a stake", () => {
    expect(toWireAmount("staked", taskTarget(task))).toBe(3)
    expect(toWireAmount("staked", 3_120_999n)).toBe(31.2)
    expect(toWireAmount("multiple", 2_404n)).toBe(24.04)
    expect(toWireAmount("studios", 5n)).toBe(5)
  })
})

const games: OfferedGame[] = ["slots", "dice", "roulette"].flatMap((category, c) =>
  Array.from({ length: 12 }, (_, n) => ({ id: 100 * c + n, studio: `s${n % 6}`, category })),
)

describe("the tasks of a week", () => {
  it("are five of different kinds and groups for which there are games", () => {
    for (let n = 0; n < 500; n++) {
      const drawn = drawTasks(games, (count) => (n * 7_919 + 31 * count) % count)!
      expect(drawn.map(({ points }) => points)).toEqual(taskPoints)
      expect(new Set(drawn.map(({ kind }) => catalogue[kind].group)).size).toBe(5)
      expect(drawn.every((task) => isFeasible(task, games))).toBe(true)
      expect(drawn.some(({ kind }) => /^(live|table|blackjack)/.test(kind))).toBe(false)
    }
  })
  it("include every playable kind in the long run", () => {
    const met = new Set<string>()
    let state = 7
    const pick = (count: number) => {
      state = (state * 48_271) % 2_147_483_647
      return state % count
    }
    for (let n = 0; n < 2_000; n++) for (const { kind } of drawTasks(games, pick)!) met.add(kind)
    const unplayable = ["blackjackRounds", "liveRounds", "tableRounds"]
    expect([...met, ...unplayable].sort()).toEqual([...contract.taskKinds].sort())
  })
  it("are drawn from few games, and not from none", () => {
    expect(drawTasks([{ id: 1, studio: "a", category: "slots" }], () => 0)).toHaveLength(5)
    expect(drawTasks([], () => 0)).toBeUndefined()
  })

  const tasks: Task[] = ["studios", "wins", "staked", "multiple", "days"].map((kind) => ({
    kind: kind as contract.TaskKind,
    amount: catalogue[kind as contract.TaskKind].amounts[0],
    points: 200,
  }))
  const problem = (change: (tasks: Task[]) => unknown) =>
    findRefusal(() => parseTasks(JSON.stringify(change(structuredClone(tasks))), games))
  it("are accepted from an operator within their bounds", () => {
    expect(parseTasks(JSON.stringify(tasks), games)).toEqual(tasks)
    expect(findRefusal(() => parseTasks("[", games))).toBe("This is no JSON.")
    expect(problem((all) => all.slice(1))).toContain("5")
    expect(problem(([first, ...rest]) => [{ ...first, amount: 21 }, ...rest])).toContain(
      "is 1 to 20 for studios",
    )
    expect(problem(([first, ...rest]) => [{ ...first, points: 5_000 }, ...rest])).toContain("1000")
    expect(problem(([first, , ...rest]) => [first, first, ...rest])).toContain(
      "Each kind of task stands once.",
    )
    expect(problem(([, ...rest]) => [{ kind: "liveRounds", amount: 5, points: 100 }, ...rest])).toBe(
      "There are no games for liveRounds 5.",
    )
    expect(problem(([, ...rest]) => [{ kind: "fly", amount: 5, points: 100 }, ...rest])).toContain("kind")
  })
})
