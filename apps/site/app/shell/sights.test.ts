import type { Sight } from "@elite/contract"
import { expect, it } from "vitest"
import { sightsShown } from "./sights.ts"

const board = (id: number): Sight => ({ name: "tournament", id })
const pools: Sight = { name: "jackpots" }

/** What a page shows; `turned` is when it has turned. */
function page() {
  const [any, due] = [[] as boolean[], [] as (() => void)[]]
  const sights = sightsShown(
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
  shown.sayBy((sights) => said.push(sights))
  return { ...shown, said }
}

it("says all that is shown, once a page has turned, and nothing that it has said", () => {
  const { show, said, any, turned } = connected()
  const gone = [show(pools), show(board(7))]
  turned()
  // The next page shows the pools too: what is taken away and shown again is no news.
  for (const away of gone) away()
  show(pools)
  show(board(8))
  turned()
  show(pools)()
  turned()
  expect(said).toEqual([
    [pools, board(7)],
    [pools, board(8)],
  ])
  expect([any[0], any.at(-1)]).toEqual([true, true])
})

it("says that nothing is shown any more when the last one goes", () => {
  const { show, said, any, turned } = connected()
  const [one, other] = [show(pools), show(pools)]
  turned()
  one()
  turned()
  other()
  turned()
  expect(said).toEqual([[pools], []])
  expect(any.at(-1)).toBe(false)
})

it("says everything again to whoever connects anew, and nothing while nobody is there", () => {
  const { show, sayBy, turned } = page()
  show(pools)
  turned()
  const [first, second] = [[] as (readonly Sight[])[], [] as (readonly Sight[])[]]
  sayBy((shown) => first.push(shown))
  sayBy(null)
  show(board(7))
  turned()
  sayBy((shown) => second.push(shown))
  expect([first, second]).toEqual([[[pools]], [[pools, board(7)]]])
})

it("shows nothing while nobody looks at the page, and all of it when it is looked at again", () => {
  const { show, setAway, said, turned } = connected()
  show(pools)
  turned()
  setAway(true)
  show(board(7))
  turned()
  setAway(false)
  expect(said).toEqual([[pools], [], [pools, board(7)]])
})
