import { randomInt, randomUUID } from "node:crypto"
import { consent } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { test as base, expect, type Page } from "@playwright/test"
import { joiningBonus } from "../apps/api/src/modules/bonuses/settings.ts"
import { crash } from "../apps/api/src/modules/crash/settings.ts"
import { prizeDrops } from "../apps/api/src/modules/drops/settings.ts"
import { jackpotPools } from "../apps/api/src/modules/jackpots/settings.ts"
import { switchPolicy } from "./policy.ts"
import { ended, type Product, program, startProduct } from "./product.ts"
import { paintsWhenAsked } from "./steps/posters.ts"

/** A whole product of its own: database, API, site, sandboxes; its data in a folder. */
export type Casino = Pick<Product, "url" | "sandboxUrl" | "dataDir">

/** Every invariant over everything that was played here; empty when all hold. */
async function audit({ dataDir }: Product): Promise<string> {
  const auditor = program("scripts/audit.ts", { DATA_DIR: dataDir })
  return (await ended(auditor.child)) === 0 ? "" : auditor.text()
}

/** Everybody lives somewhere else: one address may sign up, ask for names and guess passwords only so often. */
export const anAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** A page of the site comes before its scripts: `entry.client.tsx` marks when it answers. */
const isTakenOver = () =>
  !document.querySelector("script[type='text/late']") ||
  performance.getEntriesByName("interactive").length > 0

/** Whoever opens an address waits for its scripts, unless they ask for no more than the first bytes. */
function waitsForScripts(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (options?.waitUntil !== "commit") await page.waitForFunction(isTakenOver)
    return answer
  }
}

const isStyled = () =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel='stylesheet']")].every(
    ({ sheet }) => sheet !== null,
  )

/**
 * Where no script runs nothing is lazy, and a page has all its pictures to load; it can be read and used before, but not
 * before it has its style: what is meant for another width would still be there.
 */
function readsAtOnce(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, { waitUntil: "domcontentloaded", ...options })
    await eventually(() => page.evaluate(isStyled), { what: "the page to have its style" })
    return answer
  }
}

/** The cookie of somebody who chose once, only what is necessary unless `more` says otherwise. */
export const choiceCookie = ({ url }: Pick<Casino, "url">, more: object = {}) => {
  const { consentCookie: name, consentVersion: version } = consent
  const choice = { necessary: true, marketing: false, targeting: false, personal: false }
  const choices = { ...choice, version, at: new Date().toISOString(), id: randomUUID(), ...more }
  const place = { domain: new URL(url).hostname, path: "/", expires: -1, httpOnly: false, secure: false }
  return { name, value: encodeURIComponent(JSON.stringify(choices)), sameSite: "Lax" as const, ...place }
}

type OfTest = {
  /** Whether they have answered what their browser allows; a journey that is not about it is asked nothing. */
  hasChosen: boolean
  /** Errors in the browser's console that a test provokes on purpose, e.g. the status of a refusal. */
  provoked: RegExp[]
  /** Everything the browser complained about, on every tab: errors, CSP violations, answers above 499. */
  complaints: string[]
}

/**
 * `test` with a running casino for each worker. A journey fails when the browser complains about anything, and
 * the run when the audit finds something after the worker's last journey.
 */
export const test = base.extend<OfTest, { casino: Casino }>({
  casino: [
    async ({ browserName: _browser }, use) => {
      // One worker asks for thousands of pages: each is counted as anybody's is, none is refused. Behind a proxy, a
      // test has an address of its own.
      const casino = await startProduct({ RATE_LIMIT: "100000000", TRUST_PROXY: "1" })
      try {
        // By chance any bet could win a jackpot or a prize, and each first deposit would bring a bonus that binds what is staked
        // and withdrawn; and our own game has no chain to fly before an hour is over. Journeys that are about them switch them on.
        for (const policy of [jackpotPools, prizeDrops, joiningBonus, crash])
          await switchPolicy(casino, policy, "off")
        await paintsWhenAsked(casino)
        await use(casino)
        expect(await audit(casino), "findings of the audit").toBe("")
      } finally {
        await casino.stop()
      }
    },
    { scope: "worker", timeout: 150_000 },
  ],
  baseURL: async ({ casino }, use) => use(casino.url),
  hasChosen: [true, { option: true }],
  storageState: async ({ casino, hasChosen }, use) =>
    use({ cookies: hasChosen ? [choiceCookie(casino)] : [], origins: [] }),
  extraHTTPHeaders: async ({ browserName: _browser }, use) => use({ "x-forwarded-for": anAddress() }),
  page: async ({ page, context, javaScriptEnabled }, use) => {
    const opens = javaScriptEnabled === false ? readsAtOnce : waitsForScripts
    opens(page)
    context.on("page", opens)
    await use(page)
  },
  provoked: [[], { option: true }],
  complaints: [
    async ({ context, provoked }, use) => {
      const complaints: string[] = []
      const complain = (text: string) => {
        if (!provoked.some((pattern) => pattern.test(text))) complaints.push(text)
      }
      context.on("console", (message) => {
        if (message.type() === "error") complain(`${message.text()} (${message.location().url})`)
      })
      context.on("weberror", (error) => complain(error.error().stack || String(error.error())))
      context.on("response", (answer) => {
        if (answer.status() > 499) complain(`${answer.status()} from ${answer.url()}`)
      })
      await use(complaints)
      expect(complaints, "what the browser complained about").toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
