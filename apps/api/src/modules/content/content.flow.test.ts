import { content, languages, players } from "@elite/contract"
import { sql } from "kysely"
import { expect, onTestFinished, test } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { dryRunFloors } from "../../dryRun.ts"
import { jsonLog, type Log } from "../../platform/lib/log.ts"
import { checkByPictures } from "../identity/settings.ts"
import { weeklyLimitRaise } from "../limits/settings.ts"
import { rankMultipliers } from "../loyalty/settings.ts"
import { deposit } from "../payments/settings.ts"
import { demoPlay } from "../play/settings.ts"
import { getPolicyState, getSetting, renderEmail, setPolicy, site } from "./index.ts"
import { pages, seedPages } from "./seeds/seeds.ts"

/** Log lines since the start. */
const logLines: { event: string; fields: unknown }[] = []
const log: Log = {
  ...jsonLog("silent"),
  info: (event, fields) => logLines.push({ event, fields }),
  naming: () => log,
}
const house = casinoForFile({ sandbox: false, log })

test("every setting has a valid row, and no row is undeclared", async () => {
  const { platform } = house()
  const declared = dryRunFloors()
    .flat()
    .flatMap((module) => module.settings ?? [])
  const settings = declared.filter((each) => each.what === "setting")
  expect(settings.length).toBeGreaterThan(10)
  for (const each of settings) {
    expect(each.value.parse(each.initial)).toEqual(each.initial)
    expect(await getSetting(platform.reads(), each)).toEqual(each.initial)
  }
  const { rows } = await sql<{ key: string }>`select key from content.settings`.execute(platform.database.db)
  expect(rows.map(({ key }) => key).toSorted()).toEqual(settings.map(({ key }) => key).toSorted())
  const policies = declared.flatMap((each) => (each.what === "policy" ? [each.feature] : []))
  const kept = await sql<{ feature: string }>`select feature from content.policy`.execute(
    platform.database.db,
  )
  expect(kept.rows.map(({ feature }) => feature).toSorted()).toEqual(policies.toSorted())
})

test("a malformed setting throws instead of using a default", async () => {
  const { platform } = house()
  const write = (value: object) =>
    platform.transact((tx) =>
      sql`update content.settings set value = ${JSON.stringify(value)}::jsonb where key = 'deposit'`.execute(
        tx.db,
      ),
    )
  const before = await getSetting(platform.reads(), deposit)
  onTestFinished(async () => {
    await write(before)
  })
  await write({ minimumCents: "ten" })
  await expect(getSetting(platform.reads(), deposit)).rejects.toThrow(/deposit is not usable/)
})

test("a policy is read as stored, and a change records its operator", async () => {
  const { platform } = house()
  onTestFinished(() => platform.transact((tx) => setPolicy(tx, demoPlay, "on", "operator:3")))
  expect(await getPolicyState(platform.reads(), demoPlay)).toBe("on")
  await platform.transact((tx) => setPolicy(tx, demoPlay, "off", "operator:1"))
  await platform.transact((tx) => setPolicy(tx, demoPlay, "off", "operator:2"))
  expect(await getPolicyState(platform.reads(), demoPlay)).toBe("off")
  const { rows } =
    await sql`select feature, from_state, to_state, changed_by from content.policy_change`.execute(
      platform.database.db,
    )
  expect(rows).toEqual([{ feature: "demoPlay", from_state: "on", to_state: "off", changed_by: "operator:1" }])
})

test("visitors read the site's marks, languages, currency and countries", async () => {
  const casino = house()
  const visitor = casino.visitor()
  const { siteDetail } = await visitor.call(content.siteDetail, {})
  expect(siteDetail.ageMark).toBe("21+")
  expect(siteDetail.preventionMessage).toEqual({
    en: "Gambling is addictive",
    fr: "Le jeu est addictif",
    nl: "Gokken is verslavend",
  })
  expect(siteDetail.features).toEqual({
    checkByPictures: "on",
    coinRedemption: "off",
    crash: "off",
    crashAutobet: "off",
    demoPlay: "on",
    jackpots: "off",
    joiningBonus: "off",
    prizeDrops: "off",
    questHouseMoney: "off",
    referralReward: "off",
    rankMultipliers: "on",
    sportsbook: "off",
    tournamentHousePrizes: "off",
    weeklyLimitRaise: "on",
  })
  expect((await visitor.call(content.getLanguages, {})).languages).toEqual([
    { code: "en", name: "English" },
    { code: "fr", name: "Français" },
    { code: "nl", name: "Nederlands" },
  ])
  const { currencies } = await visitor.call(content.getCurrency, {})
  expect(currencies.map(({ code, symbol, primary }) => [code, symbol, primary]).slice(0, 4)).toEqual([
    ["EUR", "€", true],
    ["USD", "US$", false],
    ["GBP", "£", false],
    ["CHF", "CHF", false],
  ])
  expect(currencies.map(({ code }) => code)).toEqual(["EUR", ...players.fiats])
  expect(currencies[1]!.name).toEqual({
    en: "US Dollar",
    fr: "dollar des États-Unis",
    nl: "Amerikaanse dollar",
  })
  const { countries } = await visitor.call(content.getAllCountry, {})
  expect(countries).toHaveLength(249)
  expect(countries.filter(({ residence }) => residence).map(({ code }) => code)).toEqual([
    "BE",
    "DE",
    "FR",
    "LU",
    "NL",
  ])
  expect(countries.find(({ code }) => code === "DE")?.name).toEqual({
    en: "Germany",
    fr: "Allemagne",
    nl: "Duitsland",
  })
})

test("a start logs the policies that a compliance officer has to clear", async () => {
  const toClear = logLines.filter(({ event }) => event === "policy.toClear").map(({ fields }) => fields)
  expect(toClear).toEqual(
    [checkByPictures, weeklyLimitRaise, demoPlay, rankMultipliers].map(({ feature, concern }) => ({
      feature,
      status: "on",
      reason: concern,
    })),
  )
})

test("a page of text is found by its slug in any language; an unknown one is refused", async () => {
  const casino = house()
  await casino.platform.transact(seedPages)
  await casino.platform.transact(seedPages)
  const visitor = casino.visitor()
  for (const page of pages)
    for (const language of languages) {
      const { cmsPage } = await visitor.call(content.getCmsPage, { slug: page.slug[language] })
      expect(cmsPage.title).toEqual(page.title)
      expect(cmsPage.content[language].length).toBeGreaterThan(2)
    }
  await expect(visitor.call(content.getCmsPage, { slug: "no-such-page" })).rejects.toMatchObject({
    name: "DataCannotBeFoundErrorType",
    status: 400,
  })
})

test("the three languages of a page have the same structure", () => {
  for (const { content } of pages) {
    const kinds = (language: "en" | "fr" | "nl") => content[language].map(({ kind }) => kind)
    expect(kinds("fr")).toEqual(kinds("en"))
    expect(kinds("nl")).toEqual(kinds("en"))
  }
})

test("an email escapes user input and has the required footer", async () => {
  const { platform } = house()
  for (const language of languages) {
    const { html, text } = await renderEmail(platform.reads(), "https://casino.example", {
      to: "an@example.be",
      language,
      subject: "<b> e-mail",
      paragraphs: ["Hello <script>alert(1)</script> & “you”"],
      action: { label: "Go", url: "https://casino.example/?a=1&b=2" },
    })
    expect(html).not.toContain("<script>")
    expect(html).toContain("&#60;script&#62;")
    expect(html).toContain('&#60;b&#62; <span style="white-space:nowrap">e-mail</span></h1>')
    const { preventionMessage, helpLink } = await getSetting(platform.reads(), site)
    for (const body of [html, text]) {
      expect(body).toContain("21+")
      expect(body).toContain(preventionMessage[language])
      expect(body).toContain(helpLink[language])
    }
  }
})
