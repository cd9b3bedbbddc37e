import { createContext, useContext } from "react"
import { renderToString } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { CachedFragment, FragmentCacheContext, useUncachedOnly } from "./CachedFragment.tsx"
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
  const cache = createFragmentCache()
  return cache
    .assemble(
      renderToString(<FragmentCacheContext value={cache}>{tree(part, names, at)}</FragmentCacheContext>),
    )
    .toString()
}

test("renders equal data once, and every page as it would be without the cache", () => {
  const { Part, times } = counted()
  const names = ["Horta", `</ul>"<b>&'`]
  const without = renderToString(tree(Part, names, "/"))
  expect(page(Part, names)).toBe(without)
  expect(page(Part, names)).toBe(without)
  expect(times()).toBe(2)
})

test("tells a long text from data that serializes to the same text", () => {
  const names = Object.freeze(Array.from({ length: 12 }, (_, at) => `Ann ${at}`)) as string[]
  const Part = ({ names: given }: { names: string[] | string }) => <li>{typeof given}</li>
  const rendered = [names, JSON.stringify(names), names].map((given) =>
    page(Part as unknown as Part, given as string[]),
  )
  expect(rendered[0]).toContain("object")
  expect(rendered[1]).toContain("string")
  expect(rendered[2]).toBe(rendered[0])
})

test("renders again for other data, another address and another component", () => {
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

test("caches a component with a script, and gives it the nonce of each page", () => {
  let times = 0
  // As the router hands it over: beside what a part is given.
  const Nonce = createContext("")
  const Script = () => {
    times++
    return <script nonce={useContext(Nonce)}>1</script>
  }
  const page = (nonce: string) => {
    const cache = createFragmentCache(nonce)
    const html = renderToString(
      <FragmentCacheContext value={cache}>
        <Nonce value={nonce}>
          <MemoryRouter>
            <CachedFragment as="div" part={Script} given={{}} />
          </MemoryRouter>
        </Nonce>
      </FragmentCacheContext>,
    )
    return cache.assemble(html).toString()
  }
  expect(page("nonce-of-ann")).toBe('<div><script nonce="nonce-of-ann">1</script></div>')
  expect(page("nonce-of-ben")).toBe('<div><script nonce="nonce-of-ben">1</script></div>')
  expect(times).toBe(1)
})

test("refuses hooks of the page's player in a cached component", () => {
  const Mine = () => {
    useUncachedOnly()
    return <b>Ann</b>
  }
  const cache = createFragmentCache()
  const draw = () =>
    renderToString(
      <FragmentCacheContext value={cache}>
        <MemoryRouter>
          <CachedFragment as="div" part={Mine} given={{}} />
        </MemoryRouter>
      </FragmentCacheContext>,
    )
  expect(draw).toThrow("may only use its `given` props")
})

test("renders a component apart once for equal data, without the context of the page", () => {
  const { Part, times } = counted()
  const page = (given: { names: string[] }) => {
    const cache = createFragmentCache()
    return cache.assemble(`<main>${cache.renderApart(Part, given)}</main>`).toString()
  }
  const given = { names: [`</main>"<b>&'`] }
  const first = page(given)
  expect(first).toBe(renderToString(<main>{Part(given)}</main>))
  expect(page(given)).toBe(first)
  expect(times()).toBe(2)
  page({ names: ["Ben"] })
  expect(times()).toBe(3)
})
