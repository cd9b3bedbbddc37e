import { type Language, languages } from "@elite/contract"
import { href, type PlainPage, publicPages } from "@elite/paths"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { dryRunFloors } from "../../apps/api/src/dryRun.ts"
import { setPolicy } from "../../apps/api/src/modules/content/index.ts"
import { openSportsbook } from "../../apps/api/src/modules/sportsbook/testing/bettor.ts"
import { type TestCasino, testCasino } from "../../apps/api/testing/casino.ts"
import { mountSite } from "../../apps/casino/src/mountSite.ts"

// What systems and other sites are told of ours: a phone that keeps it among its apps, whoever shows a link to it.
let casino: TestCasino
beforeAll(async () => {
  casino = await testCasino({
    sandbox: false,
    mount: (built, config) => mountSite(built, config, "production"),
  })
  await openSportsbook(casino)
  const policies = dryRunFloors()
    .flat()
    .flatMap(({ settings = [] }) => settings)
    .flatMap((each) => (each.what === "policy" ? [each] : []))
  await casino.platform.transact(async (tx) => {
    for (const policy of policies) await setPolicy(tx, policy, "on", "a test")
  })
  for (const { noun, opening } of casino.modules)
    if (["content", "jackpots", "drops"].includes(noun)) await opening?.()
})
afterAll(() => casino.close())

const mostBytes = 300 * 1024
const locales: Record<Language, string> = { en: "en_GB", fr: "fr_BE", nl: "nl_BE" }

const get = (address: string) => fetch(new URL(address, casino.url))
async function headOf(address: string) {
  const answer = await get(address)
  const [head = ""] = (await answer.text()).split("</head>")
  const attribute = (text: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(text)?.[1]
  const named = (tag: string, by: string, value: string, take: string) =>
    [...head.matchAll(new RegExp(`<${tag}\\b[^>]*>`, "g"))]
      .filter(([text]) => attribute(text, by) === value)
      .map(([text]) => attribute(text, take))
  return {
    status: answer.status,
    meta: (property: string) => named("meta", "property", property, "content"),
    link: (rel: string) => named("link", "rel", rel, "href"),
    description: named("meta", "name", "description", "content")[0],
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1],
  }
}
/** A picture as whoever shows it gets it. */
async function picture(address: string) {
  const answer = await get(address)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, type: answer.headers.get("content-type"), bytes }
}
const eachLanguage = <T>(some: readonly T[]) =>
  languages.flatMap((language) => some.map((one) => ({ language, one })))

describe("Open Graph", () => {
  it.each(eachLanguage(publicPages))("tells of $one in $language", async ({ language, one: page }) => {
    const address = href(page, language)
    const { status, meta, link, title, description } = await headOf(address)
    expect([status, meta("og:url"), meta("og:locale"), meta("og:site_name"), meta("og:type")]).toEqual([
      200,
      [casino.url + address],
      [locales[language]],
      ["Elite"],
      ["website"],
    ])
    expect(link("canonical")).toEqual(meta("og:url"))
    expect([meta("og:title"), meta("og:description")]).toEqual([[title], [description]])
    expect(description!.length).toBeGreaterThan(20)
    expect(meta("og:locale:alternate").toSorted()).toEqual(
      languages.filter((other) => other !== language).map((other) => locales[other]),
    )
    expect(meta("og:image")).toEqual([`${casino.url}/share.png`])
  })
  it.each(eachLanguage<PlainPage>(["resetPassword", "forgetPassword", "verifyEmail"]))(
    "tells nothing of $one, which robots may not read, in $language",
    async ({ language, one: page }) => {
      const { meta } = await headOf(href(page, language))
      expect([meta("og:title"), meta("og:image")]).toEqual([[], []])
    },
  )
  it("shows a picture of the size that it says", async () => {
    const { meta } = await headOf("/")
    const { status, type, bytes } = await picture(meta("og:image")[0]!)
    const { width, height } = await sharp(bytes).metadata()
    expect([status, type, width, height]).toEqual([200, "image/png", 1200, 630])
    expect([meta("og:image:width"), meta("og:image:height")]).toEqual([["1200"], ["630"]])
    expect(bytes.length).toBeLessThan(mostBytes)
  })
})

describe("a site among the apps of a phone", () => {
  type Manifest = {
    id: string
    lang: string
    start_url: string
    scope: string
    display: string
    name: string
    theme_color: string
    icons: { src: string; sizes: string; type: string; purpose: string }[]
  }
  const manifestOf = async (language: Language) => {
    const [address] = (await headOf(href("login", language))).link("manifest")
    const answer = await get(address!)
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      expect.stringContaining("application/manifest+json"),
    ])
    return (await answer.json()) as Manifest
  }
  it.each(languages)("begins at home in %s, in a window of its own", async (language) => {
    expect(await manifestOf(language)).toMatchObject({
      id: "/",
      lang: language,
      start_url: href("home", language),
      scope: "/",
      display: "standalone",
      name: "Elite",
      theme_color: "#120D18",
    })
  })
  it("has icons of the sizes that it says, one of which any system may cut to its shape", async () => {
    const { icons } = await manifestOf("fr")
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ])
    for (const { src, sizes, type } of icons) {
      const found = await picture(src)
      const { width, height } = await sharp(found.bytes).metadata()
      expect([found.status, found.type, `${width}x${height}`]).toEqual([200, type, sizes])
      expect(found.bytes.length).toBeLessThan(mostBytes)
    }
    const { bytes } = await picture(icons.at(-1)!.src)
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const pixels = Array.from({ length: info.width * info.height }, (_, n) => ({
      isBright: data[4 * n]! > 120,
      isClear: data[4 * n + 3]! < 255,
      fromMiddle: Math.hypot((n % info.width) - info.width / 2, Math.floor(n / info.width) - info.height / 2),
    }))
    expect(pixels.some(({ isClear }) => isClear)).toBe(false)
    expect(pixels.filter(({ isBright, fromMiddle }) => isBright && fromMiddle > 0.4 * info.width)).toEqual([])
    expect(pixels.filter(({ isBright }) => isBright).length).toBeGreaterThan(10_000)
  })
  it("has an icon where a phone or an old browser looks for one", async () => {
    const { link } = await headOf("/nl")
    expect(link("icon")).toEqual(["/favicon.ico", "/favicon.svg"])
    const apple = await picture(link("apple-touch-icon")[0]!)
    expect((await sharp(apple.bytes).metadata()).width).toBe(180)
    const ico = await picture("/favicon.ico")
    expect([ico.status, ico.bytes.readUInt16LE(2), ico.bytes.readUInt16LE(4)]).toEqual([200, 1, 3])
    for (const [n, pixels] of [16, 32, 48].entries()) {
      const [length, offset] = [ico.bytes.readUInt32LE(14 + 16 * n), ico.bytes.readUInt32LE(18 + 16 * n)]
      const { width, format } = await sharp(ico.bytes.subarray(offset, offset + length)).metadata()
      expect([width, format]).toEqual([pixels, "png"])
    }
  })
})
