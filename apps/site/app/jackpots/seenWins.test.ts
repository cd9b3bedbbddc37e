import { beforeEach, expect, it, vi } from "vitest"

type Seen = typeof import("./seenWins.ts")
const storage = (given: Partial<Storage>) => vi.stubGlobal("window", { localStorage: given })
const fresh = async (): Promise<Seen> => {
  vi.resetModules()
  return import("./seenWins.ts")
}

let text: string | null
beforeEach(() => {
  text = null
  storage({
    getItem: () => text,
    setItem: (_, written) => {
      text = written
    },
  })
})

it("remembers the newest fifty shown wins in the browser", async () => {
  const first = await fresh()
  expect(first.isWinSeen(1)).toBe(false)
  for (let id = 1; id <= 51; id++) first.markWinSeen(id)
  const next = await fresh()
  expect([1, 2, 51, 52].map(next.isWinSeen)).toEqual([false, true, true, false])
})

it("ignores foreign values in storage", async () => {
  const { isWinSeen, markWinSeen } = await fresh()
  for (text of ["{", "7", '["7"]']) expect(isWinSeen(7)).toBe(false)
  markWinSeen(7)
  expect(text).toBe("[7]")
})

it("shows a win once per page where storage is blocked", async () => {
  const refuse = () => {
    throw new Error("denied")
  }
  storage({ getItem: refuse, setItem: refuse })
  const { isWinSeen, markWinSeen } = await fresh()
  markWinSeen(7)
  expect([isWinSeen(7), isWinSeen(8)]).toEqual([true, false])
})
