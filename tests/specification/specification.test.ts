import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { content, languages, payments } from "@elite/contract"
import { calls, type NamedCall } from "@elite/contract/calls.ts"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { methods } from "../../apps/api/src/modules/payments/methods/definitions.ts"
import { jsonLog } from "../../apps/api/src/platform/lib/log.ts"
import { type TestCasino, testCasino } from "../../apps/api/testing/casino.ts"
import { operatorCliFor } from "../../apps/api/testing/operatorCli.ts"
import { seedGames, seedLogin, seedPlayer } from "../../apps/api/testing/seeded.ts"
import { mountSite } from "../../apps/casino/src/mountSite.ts"
import { opensEverything } from "../layer/open.ts"
import { addresses } from "./addresses.ts"
import { callsByGroup, screenMakes } from "./calls.ts"
import { areas, constants, liveFields, messages, screenReads, states } from "./promises.ts"

// Everything the specification names, with the screen that uses it and the test that covers it.
const root = fileURLToPath(new URL("../..", import.meta.url))
type Source = { readonly path: string; readonly text: string }

function sourcesIn(folder: string, isWanted: (path: string) => boolean): Source[] {
  return readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\/(node_modules|build)\//.test(path) && isWanted(path))
    .map((path) => ({ path, text: readFileSync(root + path, "utf8") }))
}
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)
const screens = sourcesIn("apps/site/app", (path) => !isTest(path))
const tests = [
  ...sourcesIn("apps", (path) => isTest(path) || path.includes("/testing/")),
  ...sourcesIn("packages", isTest),
  ...sourcesIn("tests", (path) => !path.includes("/specification/")),
]

/** Whether a file imports a call's noun from the contract, and names the call. */
const names = ({ noun, name }: NamedCall, { text }: Source) =>
  new RegExp(`\\b${noun}\\b[^;]*from "@elite/contract"`).test(text) && new RegExp(`\\.${name}\\b`).test(text)
const callOf = new Map(calls.map((call) => [`${call.endpoint.method} ${call.endpoint.path}`, call]))
const isDeclared = (name: string): NamedCall => {
  const call = callOf.get(name)
  if (!call) throw new Error(`The contract has no ${name}.`)
  return call
}

let casino: TestCasino
let cookie: string
beforeAll(async () => {
  casino = await testCasino({
    sandbox: false,
    log: jsonLog("error"),
    mount: (built, config) => mountSite(built, config, "production"),
  })
  await opensEverything(casino, ["content"])
  const db = new pg.Pool({ connectionString: casino.databaseUrl, max: 2 })
  try {
    await seedGames(db)
    const { playerId } = await seedPlayer(db, 100)
    cookie = `access_token=${(await seedLogin(db, playerId, casino.clock.now())).cookie}`
  } finally {
    await db.end()
  }
})
afterAll(() => casino.close())

describe("the 97 calls", () => {
  const named = Object.values(callsByGroup).flat()

  it("are all listed, once", () => {
    const counts = Object.fromEntries(
      Object.entries(callsByGroup).map(([group, { length }]) => [group, length]),
    )
    expect(counts).toEqual({ auth: 26, casino: 21, site: 12, account: 26, notifications: 2, protection: 10 })
    expect(new Set(named).size).toBe(97)
  })

  it.each(named)("%s is served, made by a screen, tested", (name) => {
    const call = isDeclared(name)
    expect(casino.http.served).toContain(name)
    const made = isDeclared(screenMakes[name] ?? name)
    expect(screens.filter((source) => names(made, source)).map(({ path }) => path)).not.toEqual([])
    expect(tests.filter((source) => names(call, source)).map(({ path }) => path)).not.toEqual([])
  })

  it("are made by screens under the other name only where no screen makes them", () => {
    for (const name of Object.keys(screenMakes))
      expect(screens.filter((source) => names(isDeclared(name), source)).map(({ path }) => path)).toEqual([])
  })
})

describe("the addresses", () => {
  const rows = Object.entries(addresses).flatMap(([who, pages]) =>
    Object.entries(pages).flatMap(([page, address]) =>
      languages.map((language) => ({ who, page, language, address })),
    ),
  )
  const ids: Record<"bonusId" | "cmsPageId", string> = { bonusId: "a-test", cmsPageId: "" }
  const inEach = (text: string) => Object.fromEntries(languages.map((language) => [language, text]))
  const promotion = {
    bonusId: ids.bonusId,
    title: inEach("A title"),
    text: inEach("A text"),
    terms: inEach("The terms"),
    picture: "sun",
    policy: null,
    from: "2020-01-01T00:00:00Z",
    until: null,
  }
  beforeAll(async () => {
    const desk = operatorCliFor(() => casino)
    await desk("anna", "write-promotion", JSON.stringify(promotion), "a", "test")
    expect(await desk("bert", "publish-promotion", ids.bonusId, "agreed")).toMatchObject({ code: 0 })
    const { cmsPage } = await casino.visitor().call(content.getCmsPage, { slug: "about" })
    ids.cmsPageId = String(cmsPage.cmsPageId)
  })
  const withIds = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, id) => ids[id as keyof typeof ids])

  it.each(rows)("$page, $language", async ({ who, language, address }) => {
    const headers: Record<string, string> = { accept: "text/html", "accept-language": "en" }
    if (who === "player") headers.cookie = cookie
    const asked = casino.url + withIds(address[language])
    const answer = await fetch(asked, { headers, redirect: "manual" })
    const to = address.to?.[language]
    if (to !== undefined) {
      expect(answer.headers.get("location")?.replace(casino.url, "")).toBe(withIds(to))
      return
    }
    const { status = 200 } = address
    expect({ status: answer.status, leads: answer.headers.get("location") }).toEqual({
      status,
      leads: null,
    })
    const html = await answer.text()
    expect(/<html[^>]* lang="(\w\w)/.exec(html)?.[1]).toBe(language)
    expect(html).toMatch(/<h1[ >]/)
    // The specification writes most addresses with a slash at the end.
    const slashed = await fetch(asked.replace(/\/?(\?|$)/, "/$1"), { headers })
    expect(slashed.status).toBe(status)
  })
})

describe("the fourteen payment methods", () => {
  const flows = tests.filter(({ path }) => path.includes("/payments/"))
  const specified = {
    deposit: [
      "visa",
      "skrill",
      "neteller",
      "payconiq",
      "all",
      "mastercard",
      "bancontact_qr",
      "paysafeCard",
      "cb",
    ],
    withdraw: ["bnp", "skrill", "neteller", "paysafeCard", "manualWithdraw"],
  }

  it("are those of the contract; `all` switches every deposit", () => {
    expect([...payments.depositMethods, "all"].sort()).toEqual(specified.deposit.toSorted())
    expect([...payments.withdrawalMethods].sort()).toEqual(specified.withdraw.toSorted())
  })

  it.each(payments.depositMethods)("%s pays in through a provider, and is tested", (code) => {
    expect(methods[code].deposit).toMatchObject({ switch: code, provider: expect.any(String) })
    expect(flows.some(({ text }) => text.includes("contract.depositMethods"))).toBe(true)
  })

  it.each(payments.withdrawalMethods)("%s pays out through a provider, and is tested", (code) => {
    expect(methods[code].withdrawal).toMatchObject({ switch: code, provider: expect.any(String) })
    expect(flows.some(({ text }) => text.includes(`"${code}"`))).toBe(true)
  })
})

/** Whether a test file has a test, or a row of one, of this name. */
const hasTest = ([path, title]: readonly [path: string, title: string]) =>
  tests.some((source) => source.path === path && source.text.includes(title))

describe("the messages", () => {
  const wordsOf = (language: string) => sourcesIn(`packages/words/src/${language}`, () => true)
  const contract = sourcesIn("packages/contract/src", () => true)
  it.each(messages)("$line", ({ says, test }) => {
    if (says !== undefined)
      expect([...wordsOf("en"), ...contract].filter(({ text }) => text.includes(says))).not.toEqual([])
    expect(hasTest(test), test.join(": ")).toBe(true)
  })
})

describe("the constants", () => {
  it.each(constants)("%s", (_constant, ...test) => {
    expect(hasTest(test), test.join(": ")).toBe(true)
  })
})

describe("what is live", () => {
  it.each(liveFields)("%s is used by a screen, and tested", (field) => {
    const among = (sources: readonly Source[], word: string) =>
      sources.filter(({ text }) => new RegExp(`\\b${word}\\b`).test(text)).map(({ path }) => path)
    expect(among(screens, screenReads[field] ?? field)).not.toEqual([])
    expect(among(tests, field)).not.toEqual([])
  })
})

describe("the states", () => {
  it.each(states)("%s", (_state, value, expected) => {
    expect(value).toEqual(expected)
  })

  it.each(areas)("the client's area %s has its place", (area) => {
    const decision = readFileSync(`${root}docs/decisions/0023-keep-client-state-in-route-loaders.md`, "utf8")
    const row = decision
      .split("\n")
      .find((line) => line.startsWith("|") && line.split("|")[1]!.includes(area))
    expect(row).toBeDefined()
    const files = [...row!.matchAll(/`([\w/.]+\.tsx?)`/g)].map(([, path]) => path)
    for (const path of files) expect(screens.map((each) => each.path)).toContain(`apps/site/app/${path}`)
  })
})
