import { FragmentCacheContext, useUncachedOnly } from "@elite/ui"
import { createContext, useContext } from "react"
import { renderToString } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { CachedFragment } from "./CachedFragment.tsx"
import { createFragmentCache } from "./fragmentCache.server.ts"

/** A part that counts how often it is drawn. */
function counted() {
  let times = 0
  const Part = ({ names }: { names: string[] }) => {
    times++
    return names.map((name) => (
      <li key={name} title={name}>
        <ul>
          <li>{name}</li>
        </ul>
      </li>
    ))
  }
  return { Part, times: () => times }
}

type Part = ReturnType<typeof counted>["Part"]
const tree = (part: Part, names: string[], at: string) => (
  <MemoryRouter initialEntries={[at]}>
    <main>
      <CachedFragment as="ul" part={part} given={{ names }} className="list" />
      <p>{at}</p>
    </main>
  </MemoryRouter>
)

function page(part: Part, names: string[], at = "/"): string {
  const kept = createFragmentCache()
  return kept
    .whole(renderToString(<FragmentCacheContext value={kept}>{tree(part, names, at)}</FragmentCacheContext>))
    .toString()
}

test("what is given the same is drawn once, and every page is what it would be without", () => {
  const { Part, times } = counted()
  const names = ["Horta", `</ul>"<b>&'`]
  const without = renderToString(tree(Part, names, "/"))
  expect(page(Part, names)).toBe(without)
  expect(page(Part, names)).toBe(without)
  expect(times()).toBe(2)
})

test("a long text that reads like what was given is not taken for it", () => {
  const names = Object.freeze(Array.from({ length: 12 }, (_, at) => `Ann ${at}`)) as string[]
  const Part = ({ names: given }: { names: string[] | string }) => <li>{typeof given}</li>
  const told = [names, JSON.stringify(names), names].map((given) =>
    page(Part as unknown as Part, given as string[]),
  )
  expect(told[0]).toContain("object")
  expect(told[1]).toContain("string")
  expect(told[2]).toBe(told[0])
})

test("another thing given, another address and another part are drawn anew", () => {
  const { Part, times } = counted()
  const pages = [
    page(Part, ["Ann"]),
    page(Part, ["Ben"]),
    page(Part, ["Ann"], "/fr"),
    page(Part, ["Ann"], "/?search=a"),
  ]
  expect(times()).toBe(4)
  expect(new Set(pages).size).toBe(4)
  expect(pages[1]).not.toContain("Ann")
  const other = counted()
  page(other.Part, ["Ann"])
  expect(other.times()).toBe(1)
})

test("a part with a script is kept for all pages, and has the nonce of each", () => {
  let times = 0
  // As the router hands it over: beside what a part is given.
  const Nonce = createContext("")
  const Script = () => {
    times++
    return <script nonce={useContext(Nonce)}>1</script>
  }
  const page = (nonce: string) => {
    const kept = createFragmentCache(nonce)
    const drawn = renderToString(
      <FragmentCacheContext value={kept}>
        <Nonce value={nonce}>
          <MemoryRouter>
            <CachedFragment as="div" part={Script} given={{}} />
          </MemoryRouter>
        </Nonce>
      </FragmentCacheContext>,
    )
    return kept.whole(drawn).toString()
  }
  expect(page("nonce-of-ann")).toBe('<div><script nonce="nonce-of-ann">1</script></div>')
  expect(page("nonce-of-ben")).toBe('<div><script nonce="nonce-of-ben">1</script></div>')
  expect(times).toBe(1)
})

test("a kept part may not ask whose page it is on", () => {
  const Mine = () => {
    useUncachedOnly()
    return <b>Ann</b>
  }
  const kept = createFragmentCache()
  const draw = () =>
    renderToString(
      <FragmentCacheContext value={kept}>
        <MemoryRouter>
          <CachedFragment as="div" part={Mine} given={{}} />
        </MemoryRouter>
      </FragmentCacheContext>,
    )
  expect(draw).toThrow("knows only what it is given")
})

test("what is drawn apart is drawn once for all who are given the same, and knows nothing of the page", () => {
  const { Part, times } = counted()
  const page = (given: { names: string[] }) => {
    const kept = createFragmentCache()
    return kept.whole(`<main>${kept.renderApart(Part, given)}</main>`).toString()
  }
  const given = { names: [`</main>"<b>&'`] }
  const first = page(given)
  expect(first).toBe(renderToString(<main>{Part(given)}</main>))
  expect(page(given)).toBe(first)
  expect(times()).toBe(2)
  page({ names: ["Ben"] })
  expect(times()).toBe(3)
})
