import { describe, expect, it } from "vitest"
import { type CacheablePageRequest, createPageCache, pickPageCookies } from "./pageCache.ts"
import { readBody } from "./sendPage.ts"

const get = (
  url: string,
  cookie?: string,
  asks: CacheablePageRequest["asks"] = null,
): CacheablePageRequest => ({
  method: "GET",
  url,
  cookie,
  asks,
})

const textOf = async (response: Response) => (await readBody(response)).toString()

function memory() {
  let nowMs = 0
  const made = createPageCache(5000, () => nowMs)
  let renders = 0
  const render = async (nonce: string) =>
    new Response(`<script nonce="${nonce}">${++renders}</script><p ${nonce}>`)
  return { ...made, render, later: (ms: number) => (nowMs += ms), renders: () => renders }
}

describe("pages that visitors share", () => {
  it("are rendered once within the time, and again after it", async () => {
    const { respond, render, later, renders } = memory()
    await Promise.all(Array.from({ length: 20 }, (_, n) => respond(get("/"), `n${n}`, render)))
    expect(renders()).toBe(1)
    later(4999)
    await respond(get("/"), "x", render)
    expect(renders()).toBe(1)
    later(1)
    await respond(get("/"), "x", render)
    expect(renders()).toBe(2)
  })
  it("have the nonce of each answer, never the one they were rendered with", async () => {
    const { respond, render } = memory()
    let renderedWith = ""
    const spy = (nonce: string) => {
      renderedWith = nonce
      return render(nonce)
    }
    const [one, two] = [await respond(get("/"), "one", spy), await respond(get("/"), "two", spy)]
    expect(await textOf(one)).toBe('<script nonce="one">1</script><p one>')
    const text = await textOf(two)
    expect(text).toBe('<script nonce="two">1</script><p two>')
    expect(text).not.toContain(renderedWith)
  })
  it("differ by address, sidebar and colours", async () => {
    const { respond, render, renders } = memory()
    for (const asked of [get("/"), get("/fr"), get("/", "sidebar=closed"), get("/", "theme=light")])
      await respond(asked, "n", render)
    expect(renders()).toBe(4)
  })
  it("are the same for all with the same consent prompt, whatever they allow and wherever they come from", async () => {
    const { respond, isShared, render, renders } = memory()
    const one = get("/", "localConsent=%7B%22id%22%3A1%7D; sidebar=wide; utm_source=a")
    const other = get("/", "gclid=b; sidebar=wide; localConsent=x; referral_code=R")
    expect([one, other].map(isShared)).toEqual([true, true])
    for (const asked of [one, other, one]) await respond(asked, "n", render)
    expect(renders()).toBe(1)
    await respond(get("/", "sidebar=wide", "first"), "n", render)
    await respond(get("/", "sidebar=wide", "again"), "n", render)
    expect(renders()).toBe(3)
    expect(pickPageCookies(one.cookie)).toBe("sidebar=wide")
    expect(pickPageCookies(undefined)).toBe("")
  })
  it("are not cached when they fail, are missing or set a cookie", async () => {
    const { respond, renders, render } = memory()
    const missing = async (nonce: string) => new Response((await render(nonce)).body, { status: 404 })
    const setting = async (nonce: string) =>
      new Response((await render(nonce)).body, { headers: { "set-cookie": "a=1" } })
    for (const way of [missing, setting]) {
      expect((await respond(get("/a"), "n", way)).status).toBe((await respond(get("/a"), "n", way)).status)
    }
    expect(renders()).toBe(4)
    await expect(respond(get("/b"), "n", () => Promise.reject(new Error("no")))).rejects.toThrow("no")
    expect(await textOf(await respond(get("/b"), "n", render))).toContain("5")
  })
  it("are not for requests with a session, a form, a query or an unknown cookie", () => {
    const { isShared } = memory()
    expect(
      [get("/"), get("/fr/tous-jeux"), get("/nl", "operator_language=nl; sidebar=1")].map(isShared),
    ).toEqual([true, true, true])
    const own = [
      get("/", "access_token=x"),
      get("/", "sidebar=1; access_token=x"),
      get("/", "of_age=1"),
      get("/?search=a"),
      get("/_root.data"),
      { ...get("/"), method: "POST" },
      { ...get("/"), method: "HEAD" },
    ]
    expect(own.map(isShared)).toEqual(own.map(() => false))
  })
  it("evicts the oldest when there are too many", async () => {
    const { respond, render, renders } = memory()
    for (let n = 0; n <= 120; n++) await respond(get(`/p${n}`), "n", render)
    await respond(get("/p120"), "n", render)
    expect(renders()).toBe(121)
    await respond(get("/p0"), "n", render)
    expect(renders()).toBe(122)
  })
})
