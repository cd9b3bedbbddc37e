import type { Sight } from "@elite/contract"
import { expect, it } from "vitest"
import { createLiveSubscriptions } from "./liveSubscriptions.ts"

const board = (id: number): Sight => ({ name: "tournament", id })
const pools: Sight = { name: "jackpots" }

/** What a page shows; `turned` is when it has turned. */
function page() {
  const [any, due] = [[] as boolean[], [] as (() => void)[]]
  const sights = createLiveSubscriptions(
    (isAny) => any.push(isAny),
    (run) => due.push(run),
  )
  const turned = () => {
    for (const run of due.splice(0)) run()
  }
  return { ...sights, any, turned }
}
function connected() {
  const [said, shown] = [[] as (readonly Sight[])[], page()]
  shown.setSender((sights) => said.push(sights))
  return { ...shown, said }
}

it("says all that is shown, once a page has turned, and nothing that it has said", () => {
  const { subscribe, said, any, turned } = connected()
  const gone = [subscribe(pools), subscribe(board(7))]
  turned()
  // The next page shows the pools too: what is taken away and shown again is no news.
  for (const away of gone) away()
  subscribe(pools)
  subscribe(board(8))
  turned()
  subscribe(pools)()
  turned()
  expect(said).toEqual([
    [pools, board(7)],
    [pools, board(8)],
  ])
  expect([any[0], any.at(-1)]).toEqual([true, true])
})

it("says that nothing is shown any more when the last one goes", () => {
  const { subscribe, said, any, turned } = connected()
  const [one, other] = [subscribe(pools), subscribe(pools)]
  turned()
  one()
  turned()
  other()
  turned()
  expect(said).toEqual([[pools], []])
  expect(any.at(-1)).toBe(false)
})

it("says everything again to whoever connects anew, and nothing while nobody is there", () => {
  const { subscribe, setSender, turned } = page()
  subscribe(pools)
  turned()
  const [first, second] = [[] as (readonly Sight[])[], [] as (readonly Sight[])[]]
  setSender((shown) => first.push(shown))
  setSender(null)
  subscribe(board(7))
  turned()
  setSender((shown) => second.push(shown))
  expect([first, second]).toEqual([[[pools]], [[pools, board(7)]]])
})

it("shows nothing while nobody looks at the page, and all of it when it is looked at again", () => {
  const { subscribe, setHidden, said, turned } = connected()
  subscribe(pools)
  turned()
  setHidden(true)
  subscribe(board(7))
  turned()
  setHidden(false)
  expect(said).toEqual([[pools], [], [pools, board(7)]])
})
