import { expect, it } from "vitest"
import { findRefusal } from "../../../../testing/findRefusal.ts"
import { parseBanner, parsePage } from "./schema.ts"

const each = <T>(value: T) => ({ en: value, fr: value, nl: value })
const time = { startsAt: "2026-12-01T00:00:00Z", endsAt: null }
const banner = {
  name: "spring",
  position: 1,
  title: each("Spring"),
  text: each("A text."),
  picture: "sun",
  page: "promotions",
  policy: null,
  isPromotion: true,
  ...time,
}
const page = {
  name: "spring",
  slug: each("spring"),
  title: each("Spring"),
  content: each([{ kind: "text", text: "3 < 4 and 5 > 2" }]),
  ...time,
}
const bannerProblem = (change: object) =>
  findRefusal(() => parseBanner(JSON.stringify({ ...banner, ...change }), ["crash"]))
const pageProblem = (change: object) => findRefusal(() => parsePage(JSON.stringify({ ...page, ...change })))

it("accepts plain text with comparison signs", () => {
  expect(bannerProblem({})).toBeUndefined()
  expect(pageProblem({})).toBeUndefined()
})

it.each([
  "<script>alert(1)</script>",
  "< SCRIPT src=x>",
  '<iframe src="https://evil.example"></iframe>',
  "<img src=x onerror=alert(1)>",
  "</p>",
  "<!-- comment -->",
  "see javascript:alert(1)",
  "JaVaScRiPt : alert(1)",
  "vbscript:msgbox",
  "data:text/html,hello",
])("refuses %s in a page and in a banner, and says why", (text) => {
  expect(pageProblem({ content: each([{ kind: "text", text }]) })).toContain("contains markup")
  expect(pageProblem({ title: each(text) })).toContain("contains markup")
  expect(bannerProblem({ text: each(text) })).toContain("contains markup")
})

it("refuses a banner that links to another site", () => {
  for (const wrong of ["https://evil.example", "//evil.example", "javascript:alert(1)", "nowhere", "play"])
    expect(bannerProblem({ page: wrong })).toContain("is not a page of the site")
})

it("refuses an unknown policy, an end before the start, an unknown field and invalid JSON", () => {
  expect(bannerProblem({ policy: "dreams" })).toBe("There is no policy dreams.")
  expect(pageProblem({ endsAt: "2026-11-30T00:00:00Z" })).toBe("It would end before it begins.")
  expect(bannerProblem({ html: "x" })).toContain("html")
  expect(findRefusal(() => parsePage("{"))).toBe("This is no JSON.")
})

it("refuses addresses with capitals, slashes or dots", () => {
  for (const slug of ["Spring", "a/b", "..", "a--b", ""])
    expect(pageProblem({ slug: each(slug) })).toBeTruthy()
})
