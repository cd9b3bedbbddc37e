import { notifications as contract, me, sessions } from "@elite/contract"
import { arm } from "@elite/testkit/sandboxes"
import { beforeEach, describe, expect, test } from "vitest"
import { casinoForFile, type TestCasino } from "../../../../testing/casino.ts"
import { seededVisitor, visitorAgain } from "../../../../testing/seeded.ts"
import { handlerOf } from "../../../platform/jobs/queue.ts"
import { dayMs, minuteMs } from "../../../platform/lib/calendar.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import { notify } from "../notifications.ts"

// By which ways a player is told beside the site: letters they may do without, and browsers that are woken.
const house = casinoForFile()
let casino: TestCasino
let mine: Awaited<ReturnType<typeof seededVisitor>>
beforeEach(async () => {
  casino = house()
  mine = await seededVisitor(casino)
})

type Browser = { endpoint: string; keys: { p256dh: string; auth: string } }
type Message = { browserId: string; text: string }

const at = (path: string) => `${casino.sandboxUrl}/push${path}`
/** A browser with the subscription that its maker has given it. */
const newBrowser = async () =>
  (await (await fetch(at("/subscriptions"), { method: "POST" })).json()) as Browser
/** What the browser was woken with, newest first; every waiting job is worked off before. */
async function messagesOf({ endpoint }: Browser): Promise<object[]> {
  await casino.drain()
  const all = (await (await fetch(at("/messages"))).json()) as Message[]
  return all
    .filter(({ browserId }) => endpoint.endsWith(browserId))
    .map(({ text }) => JSON.parse(text) as object)
}

type Languages = "en" | "fr" | "nl"
const attach = (browser: Browser, languageCode: Languages = "en", who = mine.visitor) =>
  who.call(contract.attachPush, { ...browser, languageCode })
const renew = (browser: Browser, who = mine.visitor) =>
  who.call(contract.attachPush, { ...browser, languageCode: "en", isRenewal: true })
const notifyPlayer = (kind: "money" | "account" = "money") =>
  casino.platform.transact((tx) =>
    kind === "money"
      ? notify(tx, mine.playerId, "money", "withdrawalApproved", {
          withdrawalId: "W-1",
          amountCents: 5000,
          account: "BE•• 1234",
        })
      : notify(tx, mine.playerId, "account", "identityAccepted", {}),
  )
const browsers = async () => (await mine.visitor.call(contract.getPreferences, {})).push.browsers

describe("a browser", () => {
  test("gets a push without content, in the language of its pages", async () => {
    const browser = await newBrowser()
    expect(await attach(browser, "fr")).toEqual({ isAttached: true })
    expect(await browsers()).toBe(1)
    await notifyPlayer()
    const [message] = await messagesOf(browser)
    expect(message).toEqual({
      title: "Vous avez une notification",
      text: "Connectez-vous pour la lire.",
      language: "fr",
      url: "/fr/compte/notifications",
    })
  })

  test("gets one push for simultaneous notifications, only of kinds that its player allows", async () => {
    const browser = await newBrowser()
    await attach(browser)
    await notifyPlayer()
    await notifyPlayer()
    expect(await messagesOf(browser)).toHaveLength(1)
    const off = { kind: "money" as const, channel: "push" as const, isOn: false }
    await mine.visitor.call(contract.updatePreferences, { preferences: [off] })
    await notifyPlayer("money")
    expect(await messagesOf(browser)).toHaveLength(1)
    await notifyPlayer("account")
    expect(await messagesOf(browser)).toHaveLength(2)
  })

  test("gets no push after its session was ended, but does after the session expired", async () => {
    const [here, elsewhere] = [await newBrowser(), await newBrowser()]
    const second = await visitorAgain(casino, mine.playerId)
    await attach(here)
    await attach(elsewhere, "en", second)
    casino.clock.advance(40 * minuteMs)
    await casino.drain()
    expect((await mine.visitor.call(me.getSessionSummary, {}).catch(() => null)) === null).toBe(true)
    await notifyPlayer()
    expect([await messagesOf(here), await messagesOf(elsewhere)].map((all) => all.length)).toEqual([1, 1])
    const third = await visitorAgain(casino, mine.playerId)
    expect(await renew(here, third)).toEqual({ isAttached: true })
    await third.call(sessions.logout, {})
    await notifyPlayer()
    expect([await messagesOf(here), await messagesOf(elsewhere)].map((all) => all.length)).toEqual([1, 2])
  })

  test("loses its subscription when another player logs in, who must subscribe themselves", async () => {
    const browser = await newBrowser()
    await attach(browser)
    const other = await seededVisitor(casino)
    expect(await renew(browser, other.visitor)).toEqual({ isAttached: false })
    expect(await browsers()).toBe(0)
    await attach(browser, "en", other.visitor)
    await notifyPlayer()
    expect(await messagesOf(browser)).toEqual([])
  })

  test("loses its subscription when it is gone; an unavailable service is retried", async () => {
    const [gone, ill] = [await newBrowser(), await newBrowser()]
    await attach(gone)
    await arm(casino, "push", "gone")
    await notifyPlayer()
    expect(await messagesOf(gone)).toEqual([])
    expect(await browsers()).toBe(0)
    await attach(ill)
    await arm(casino, "push", "too_many")
    await notifyPlayer()
    expect(await messagesOf(ill)).toHaveLength(0)
    // Its next try is now, not in some seconds.
    await asOwner(casino, "update graphile_worker._private_jobs set run_at = clock_timestamp()", [])
    expect(await messagesOf(ill)).toHaveLength(1)
  })

  test("can replace its address with its secret, logged in or not", async () => {
    const [before, after, taken] = [await newBrowser(), await newBrowser(), await newBrowser()]
    await attach(before, "nl")
    const move = (auth: string, to: Browser) =>
      casino.visitor().call(contract.movePush, { from: { endpoint: before.endpoint, auth }, to })
    expect(await move("a".repeat(22), after)).toEqual({ isMoved: false })
    const other = await seededVisitor(casino)
    await attach(taken, "en", other.visitor)
    expect(await move(before.keys.auth, taken)).toEqual({ isMoved: false })
    expect(await move(before.keys.auth, after)).toEqual({ isMoved: true })
    expect(await move(before.keys.auth, after)).toEqual({ isMoved: false })
    await notifyPlayer()
    // One after the other: of two that work jobs off at once, one comes back while the other still sends.
    expect(await messagesOf(before)).toEqual([])
    expect(await messagesOf(after)).toMatchObject([{ language: "nl" }])
    expect(await messagesOf(taken)).toEqual([])
    await mine.visitor.call(sessions.logout, {})
    await notifyPlayer()
    expect(await messagesOf(after)).toHaveLength(1)
  })

  test("is one of at most ten, and is deleted after ninety days without a login", async () => {
    const all: Browser[] = []
    for (let n = 0; n <= contract.mostBrowsers; n++) {
      all.push(await newBrowser())
      casino.clock.advance(1_000)
      await attach(all.at(-1)!)
    }
    expect(await browsers()).toBe(contract.mostBrowsers)
    await notifyPlayer()
    expect(await messagesOf(all[0]!)).toEqual([])
    expect(await messagesOf(all[1]!)).toHaveLength(1)
    casino.clock.advance((contract.pushDays + 1) * dayMs)
    const { jobs } = casino.modules.find(({ noun }) => noun === "notifications")!
    await handlerOf(jobs!["notifications.forgetUnused"]!)({})
    const later = await visitorAgain(casino, mine.playerId)
    expect((await later.call(contract.getPreferences, {})).push.browsers).toBe(0)
  })

  test("must use a known push service", async () => {
    const { keys } = await newBrowser()
    const unknown = [
      "http://127.0.0.1:5432/push/x",
      "https://fcm.googleapis.com.example.be/x",
      "https://fcm.googleapis.com:8443/x",
      "https://user@fcm.googleapis.com/x",
      "http://fcm.googleapis.com/x",
      `${casino.sandboxUrl}/bank/payouts`,
      `${casino.sandboxUrl}/push/../bank/payouts`,
    ]
    for (const endpoint of unknown)
      await expect(attach({ endpoint, keys }), endpoint).rejects.toMatchObject({
        name: "PushServiceUnknownErrorType",
      })
    for (const wrong of [
      { endpoint: "javascript:alert(1)", keys },
      { endpoint: "x", keys },
    ])
      await expect(attach(wrong), wrong.endpoint).rejects.toMatchObject({ name: "BadInputErrorType" })
    const short = { endpoint: "https://fcm.googleapis.com/x", keys: { ...keys, auth: "short" } }
    await expect(attach(short)).rejects.toMatchObject({ name: "BadInputErrorType" })
    expect(await browsers()).toBe(0)
  })

  test("is unsubscribed at its player's request; repetitions have no effect", async () => {
    const browser = await newBrowser()
    await attach(browser)
    for (let n = 0; n < 2; n++) await mine.visitor.call(contract.detachPush, { endpoint: browser.endpoint })
    await notifyPlayer()
    expect(await messagesOf(browser)).toEqual([])
  })
})

describe("letters", () => {
  test("of routine events are optional, and only existing channels are offered", async () => {
    const { preferences } = await mine.visitor.call(contract.getPreferences, {})
    expect(preferences.filter(({ channel }) => channel === "mail")).toEqual([
      { kind: "money", channel: "mail", isOn: true },
    ])
    expect(preferences.every(({ isOn }) => isOn)).toBe(true)
    const off = { kind: "money" as const, channel: "mail" as const, isOn: false }
    const set = await mine.visitor.call(contract.updatePreferences, { preferences: [off] })
    expect(set.preferences.filter(({ isOn }) => !isOn)).toEqual([off])
    const never = [{ kind: "account", channel: "mail", isOn: false }] as unknown as [typeof off]
    await expect(mine.visitor.call(contract.updatePreferences, { preferences: never })).rejects.toMatchObject(
      { name: "BadInputErrorType" },
    )
  })
})
