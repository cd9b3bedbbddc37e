import { afterEach, expect, it, vi } from "vitest"
import { newDemoGame } from "./demoGame.ts"
import { createDemoStore } from "./demoStore.ts"

afterEach(() => vi.unstubAllGlobals())

function stubStorage(text: string | null = null): { read: () => string | null } {
  let stored = text
  const setItem = (_: string, next: string) => {
    stored = next
  }
  vi.stubGlobal("window", { sessionStorage: { getItem: () => stored, setItem } })
  return { read: () => stored }
}

const game = { cents: 1_234, bets: [] }

it("keeps the game for a reload of the same player", () => {
  stubStorage()
  createDemoStore(5).set(game)
  expect(createDemoStore(5).get()).toEqual(game)
  expect(createDemoStore(6).get()).toBe(newDemoGame)
  expect(createDemoStore(0).get()).toBe(newDemoGame)
})

it.each([
  "no JSON",
  "null",
  "[]",
  '{"owner":0,"cents":-1,"bets":[]}',
  '{"owner":0,"cents":1.5,"bets":[]}',
  '{"owner":0,"cents":100,"bets":[{}]}',
  '{"owner":0,"cents":100,"bets":[null]}',
])("starts anew from %s", (text) => {
  stubStorage(text)
  expect(createDemoStore(0).get()).toBe(newDemoGame)
})

it("works where the browser blocks storage", () => {
  vi.stubGlobal("window", {})
  const store = createDemoStore(0)
  store.set(game)
  expect(store.get()).toBe(game)
})

it("tells subscribers of a change, once", () => {
  stubStorage()
  const store = createDemoStore(0)
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.set(game)
  store.set(game)
  stop()
  store.set(newDemoGame)
  expect(listener).toHaveBeenCalledTimes(1)
})
