import { content, languages, limits } from "@elite/contract"
import { beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { operatorCliFor } from "../../../../testing/operatorCli.ts"
import { logIn } from "../../../../testing/people.ts"
import { playerWithSocket } from "../../../../testing/restricted.ts"
import { dayMs } from "../../../platform/lib/calendar.ts"
import { crash } from "../../crash/settings.ts"
import { setPolicy } from "../index.ts"
import { seedPages } from "../seeds/seeds.ts"

const casino = casinoForFile()
beforeAll(() => casino().platform.transact(seedPages))
const desk = operatorCliFor(casino)
const each = <T>(value: T) => ({ en: value, fr: value, nl: value })
const from = (days: number) => new Date(casino().clock.now().getTime() + days * dayMs).toISOString()

const banner = (name: string, change: object = {}) => ({
  name,
  position: 1,
  title: each(`Title of ${name}`),
  text: each("A text."),
  picture: "sun",
  page: "promotions",
  policy: null,
  isPromotion: true,
  startsAt: from(-1),
  endsAt: null,
  ...change,
})
const page = (name: string, change: object = {}) => ({
  name,
  slug: { en: name, fr: `${name}-fr`, nl: `${name}-nl` },
  title: each(`Title of ${name}`),
  content: each([{ kind: "text", text: "A text." }]),
  startsAt: from(-1),
  endsAt: null,
  ...change,
})
const writes = (what: "banner" | "page", written: object, ...why: string[]) =>
  desk("Anna", `write-${what}`, JSON.stringify(written), ...(why.length > 0 ? why : ["a", "test"]))
/** The next test has the row to itself. */
const shows = async (name: string, change: object = {}) => {
  onTestFinished(async () => {
    await writes("banner", banner(name, { ...change, startsAt: from(-2), endsAt: from(-1) }))
  })
  expect(await writes("banner", banner(name, change))).toMatchObject({ code: 0 })
}
const shown = async (visitor = casino().visitor()) => (await visitor.call(content.getBanners, {})).banners
const titles = async (visitor = casino().visitor()) => (await shown(visitor)).map(({ title }) => title.en)

describe("banners", () => {
  it("are listed in their order, with existing pictures and pages in each language", async () => {
    await shows("second", { position: 2 })
    await shows("first", { position: 1, picture: "window", page: "help" })
    const banners = await shown()
    expect(banners.map(({ title }) => title.en)).toEqual(["Title of first", "Title of second"])
    expect(banners[0]!.link).toEqual({
      en: "/site-info/help",
      fr: "/fr/site-info/aide",
      nl: "/nl/site-info/hulp",
    })
    for (const url of [banners[0]!.imageUrl, banners[0]!.mobileImageUrl]) {
      const picture = await fetch(new URL(url, casino().url))
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml"])
    }
    expect((await fetch(`${casino().url}/media/banners/nothing.svg`)).status).toBe(404)
  })

  it("are visible from their start to their end", async () => {
    await shows("later", { startsAt: from(1) })
    await shows("over", { startsAt: from(-3), endsAt: from(-1) })
    await shows("now", { endsAt: from(1) })
    expect(await titles()).toEqual(["Title of now"])
  })

  it("are visible while their policy is on", async () => {
    const set = (state: "on" | "off" | "infoOnly") =>
      casino().platform.transact((tx) => setPolicy(tx, crash, state, "a test"))
    await shows("flights", { policy: "crash" })
    for (const state of ["off", "infoOnly"] as const) {
      await set(state)
      expect(await titles()).toEqual([])
    }
    await set("on")
    expect(await titles()).toEqual(["Title of flights"])
    await set("off")
  })

  it("that advertise play are hidden from a player on a break", async () => {
    await shows("advertises")
    await shows("protects", { isPromotion: false, position: 9 })
    const { eva, visitor, socket } = await playerWithSocket(casino())
    expect(await titles(visitor)).toEqual(["Title of advertises", "Title of protects"])
    await visitor.call(limits.setDisableUntil, { type: "TAKE_A_BREAK", days: 1 })
    await casino().drain()
    await socket.closed
    const back = casino().visitor()
    await logIn(back, eva.email)
    expect(await titles(back)).toEqual(["Title of protects"])
  })

  it("keep every version with its operator and reason", async () => {
    await shows("kept")
    await writes("banner", banner("kept", { title: each("Another title") }), "a", "better", "title")
    const { text } = await desk("anna", "banner-versions", "kept")
    expect(text).toContain("2  ")
    expect(text).toContain("anna: a better title")
    expect(text).toContain("Title of kept")
    expect((await desk("anna", "banner-versions", "nothing")).code).toBe(1)
  })

  it("are refused with markup, another site, an unknown policy or no reason", async () => {
    const refused = async (change: object) => {
      const { code, text } = await writes("banner", banner("refused", change))
      expect(code).toBe(1)
      return text
    }
    expect(await refused({ text: each("<script>alert(1)</script>") })).toContain("contains markup")
    expect(await refused({ page: "https://evil.example" })).toContain("is not a page of the site")
    expect(await refused({ policy: "dreams" })).toBe("There is no policy dreams.")
    expect((await writes("banner", banner("refused"), " ")).text).toBe("Say why.")
    expect(await titles()).toEqual([])
  })
})

describe("pages of text", () => {
  const read = (request: { slug?: string; cmsPageId?: number }) =>
    casino().visitor().call(content.getCmsPage, request)

  it("are found by each address and by their number, and listed", async () => {
    expect((await writes("page", page("spring"))).text).toBe("The page spring is saved as version 1.")
    const { pages } = await casino().visitor().call(content.getCustomPage, {})
    const { cmsPageId } = pages.find(({ slug }) => slug.en === "spring")!
    const { cmsPage } = await read({ cmsPageId })
    expect(cmsPage.title.en).toBe("Title of spring")
    for (const language of languages)
      expect(await read({ slug: cmsPage.slug[language] })).toEqual({ cmsPage })
    // Fixed pages are no custom pages.
    expect(pages.map(({ slug }) => slug.en)).not.toContain("terms-and-conditions")
  })

  it("are not found before their start, after their end, or without a name", async () => {
    await writes("page", page("tomorrow", { startsAt: from(1) }))
    await writes("page", page("yesterday", { startsAt: from(-2), endsAt: from(-1) }))
    for (const slug of ["tomorrow", "yesterday"])
      await expect(read({ slug })).rejects.toMatchObject({ name: "DataCannotBeFoundErrorType" })
    await expect(read({ cmsPageId: 999_999 })).rejects.toMatchObject({ name: "DataCannotBeFoundErrorType" })
    await expect(read({})).rejects.toMatchObject({ name: "BadInputErrorType" })
    await expect(read({ slug: "help", cmsPageId: 1 })).rejects.toMatchObject({ name: "BadInputErrorType" })
  })

  it("are refused with scripts, frames, a taken address or no reason", async () => {
    for (const text of ["<script>x</script>", '<iframe src="https://evil.example">', "javascript:alert(1)"]) {
      const result = await writes("page", page("bad", { content: each([{ kind: "text", text }]) }))
      expect([result.code, result.text]).toEqual([1, expect.stringContaining("contains markup")])
    }
    const taken = await writes("page", page("mine", { slug: { en: "help", fr: "mine-fr", nl: "mine-nl" } }))
    expect(taken).toEqual({ code: 1, text: "The page help has one of these addresses." })
    expect((await writes("page", page("bad"), " ")).text).toBe("Say why.")
  })

  it("that are fixed keep their address and stay visible; their first text stays as a version", async () => {
    const { cmsPage } = await read({ slug: "terms-and-conditions" })
    const { slug, title } = cmsPage
    const change = { slug, title, content: each([{ kind: "text", text: "Other terms." }]) }
    for (const wrong of [{ endsAt: from(2) }, { startsAt: from(1) }, { slug: { ...slug, en: "elsewhere" } }])
      expect((await writes("page", page("terms", { ...change, ...wrong }))).code).toBe(1)
    expect(await writes("page", page("terms", change))).toMatchObject({ code: 0 })
    expect((await read({ slug: slug.fr })).cmsPage.content.fr).toEqual([
      { kind: "text", text: "Other terms." },
    ])
    const { text } = await desk("anna", "page-versions", "terms")
    expect(text).toMatch(/^2 .*anna: a test/)
    expect(text).toContain("seeds: a new casino")
  })
})
