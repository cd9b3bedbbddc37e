import type { Sight } from "@elite/contract"
import { expect, it } from "vitest"
import { createLiveSubscriptions } from "./liveSubscriptions.ts"

const board = (id: number): Sight => ({ name: "tournament", id })
const pools: Sight = { name: "jackpots" }

/** `runDeferred` runs what a navigation would. */
function page() {
  const [any, due] = [[] as boolean[], [] as (() => void)[]]
  const sights = createLiveSubscriptions(
    (isAny) => any.push(isAny),
    (run) => due.push(run),
  )
  const runDeferred = () => {
    for (const run of due.splice(0)) run()
  }
  return { ...sights, any, runDeferred }
}
function connected() {
  const [sent, subscriptions] = [[] as (readonly Sight[])[], page()]
  subscriptions.setSender((sights) => sent.push(sights))
  return { ...subscriptions, sent }
}

it("sends all subscriptions after a navigation, and none twice", () => {
  const { subscribe, sent, any, runDeferred } = connected()
  const gone = [subscribe(pools), subscribe(board(7))]
  runDeferred()
  // The next page subscribes to the pools again, which is no change.
  for (const away of gone) away()
  subscribe(pools)
  subscribe(board(8))
  runDeferred()
  subscribe(pools)()
  runDeferred()
  expect(sent).toEqual([
    [pools, board(7)],
    [pools, board(8)],
  ])
  expect([any[0], any.at(-1)]).toEqual([true, true])
})

it("sends an empty list when the last one ends", () => {
  const { subscribe, sent, any, runDeferred } = connected()
  const [first, other] = [subscribe(pools), subscribe(pools)]
  runDeferred()
  first()
  runDeferred()
  other()
  runDeferred()
  expect(sent).toEqual([[pools], []])
  expect(any.at(-1)).toBe(false)
})

it("sends everything again after a reconnect, and nothing while disconnected", () => {
  const { subscribe, setSender, runDeferred } = page()
  subscribe(pools)
  runDeferred()
  const [first, second] = [[] as (readonly Sight[])[], [] as (readonly Sight[])[]]
  setSender((sights) => first.push(sights))
  setSender(null)
  subscribe(board(7))
  runDeferred()
  setSender((sights) => second.push(sights))
  expect([first, second]).toEqual([[[pools]], [[pools, board(7)]]])
})

it("sends an empty list while the page is hidden, and all when it is visible again", () => {
  const { subscribe, setHidden, sent, runDeferred } = connected()
  subscribe(pools)
  runDeferred()
  setHidden(true)
  subscribe(board(7))
  runDeferred()
  setHidden(false)
  expect(sent).toEqual([[pools], [], [pools, board(7)]])
})
