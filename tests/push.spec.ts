import { href } from "@elite/paths"
import { deposit } from "@elite/testkit/person"
import { translate } from "@elite/words"
import type { BrowserContext, Page, Worker } from "@playwright/test"
import { expect, test } from "./casino.ts"
import { isPlayer, worldOf } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { seesNotice } from "./steps/shell.ts"
import { fits, newVisitor } from "./steps/visitor.ts"

// A browser that is woken. Its maker's network is not here: a subscription comes from the sandbox, which opens what it is
// sent, and the browser's own tools hand that to the worker.

test.use({ provoked: [/ERR_INTERNET_DISCONNECTED/] })

type Message = { browserId: string; text: string }
type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

const subscribesWith = async (sandboxUrl: string): Promise<Subscription> =>
  (await (await fetch(`${sandboxUrl}/push/subscriptions`, { method: "POST" })).json()) as Subscription

/** What was handed over for a subscription. */
async function handedTo(sandboxUrl: string, { endpoint }: Subscription): Promise<string[]> {
  const all = (await (await fetch(`${sandboxUrl}/push/messages`)).json()) as Message[]
  return all.filter(({ browserId }) => endpoint.endsWith(browserId)).map(({ text }) => text)
}

/** Subscribing as the maker of this browser would have it; answers how to read what was handed over for it. */
async function hasMaker(page: Page, sandboxUrl: string): Promise<() => Promise<string[]>> {
  const own = await subscribesWith(sandboxUrl)
  await page.addInitScript((subscription: Subscription) => {
    const key = "subscription of the maker"
    const kept = () => (window.localStorage.getItem(key) ? asBrowser : null)
    const asBrowser = {
      endpoint: subscription.endpoint,
      toJSON: () => subscription,
      async unsubscribe() {
        window.localStorage.removeItem(key)
        return true
      },
    } as unknown as PushSubscription
    // A browser without a window has nobody to ask.
    Object.defineProperty(Notification, "permission", { get: () => "granted" })
    Notification.requestPermission = async () => "granted"
    PushManager.prototype.getSubscription = async () => kept()
    PushManager.prototype.subscribe = async () => {
      window.localStorage.setItem(key, "1")
      return asBrowser
    }
  }, own)
  return () => handedTo(sandboxUrl, own)
}

/** The maker tells the worker of a page that its subscription is another one; answers how to read what is handed over for that. */
async function isMoved(page: Page, worker: Worker, sandboxUrl: string): Promise<() => Promise<string[]>> {
  const to = await subscribesWith(sandboxUrl)
  const from = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.pushManager.getSubscription())!.toJSON()
  })
  await worker.evaluate(
    async ([old, next]) => {
      const asKept = (own: PushSubscriptionJSON) => ({
        endpoint: own.endpoint,
        options: {},
        toJSON: () => own,
        unsubscribe: async () => true,
      })
      const event = Object.assign(new Event("pushsubscriptionchange"), {
        oldSubscription: asKept(old),
        newSubscription: asKept(next),
        done: Promise.resolve<unknown>(undefined),
        waitUntil(work: Promise<unknown>) {
          event.done = work
        },
      })
      self.dispatchEvent(event)
      await event.done
    },
    [from, to] as const,
  )
  return () => handedTo(sandboxUrl, to)
}

/** Hands a message to the worker of a page as the browser's maker would. */
async function isWoken(context: BrowserContext, page: Page, data: string): Promise<void> {
  const tools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await tools.send("ServiceWorker.enable")
  const { origin } = new URL(page.url())
  await tools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data })
}

type Shown = { title: string; body: string; lang: string; url: string }

/** What the worker puts on the screen, which a browser without a window has not. */
async function screenOf(worker: Worker): Promise<() => Promise<Shown[]>> {
  await worker.evaluate(() => {
    const place = self as unknown as ServiceWorkerPlace
    place.shown = []
    place.registration.showNotification = async (title, { body, lang, data } = {}) => {
      place.shown.push({ title, body: body ?? "", lang: lang ?? "", url: (data as { url: string }).url })
    }
  })
  return () => worker.evaluate(() => (self as unknown as ServiceWorkerPlace).shown)
}
type ServiceWorkerPlace = { shown: Shown[]; registration: ServiceWorkerRegistration }

for (const { screen, language } of viewsFor("phone", "fr")) {
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])
    test("a device is switched on, woken, and without a connection says so itself", async ({
      page,
      casino,
      context,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const [t, say] = [translate(language, "ways"), translate(language, "push")]
      const handedOver = await hasMaker(page, casino.sandboxUrl)
      const caller = await isPlayer(visitor)
      await page.goto(href("notifications", language))
      await expect(page.getByText(t("isOff"))).toBeVisible()
      await page.getByRole("button", { name: t("turnOn") }).click()
      await expect(page.getByText(t("isOn"))).toBeVisible()
      await expect(page.getByText(t("browsers", { count: 1 }))).toBeVisible()
      await fits(page)

      await deposit(caller, worldOf(casino), 30)
      await expect.poll(async () => (await handedOver()).length, { timeout: 20_000 }).toBe(1)
      const shown = await screenOf(context.serviceWorkers()[0]!)
      await isWoken(context, page, (await handedOver())[0]!)
      const url = href("notifications", language)
      await expect.poll(shown).toEqual([{ title: say("title"), body: say("text"), lang: language, url }])

      await page.reload()
      await expect(page.getByText(t("isOn"))).toBeVisible()
      await context.setOffline(true)
      await page.goto(href("profile", language))
      await expect(page.getByRole("heading", { name: say("offlineTitle") })).toBeVisible()
      await fits(page)
      await context.setOffline(false)
      await page.getByRole("link", { name: say("again") }).click()
      await expect(page.getByRole("heading", { name: say("offlineTitle") })).toHaveCount(0)

      await page.goto(href("notifications", language))
      await page.getByRole("button", { name: t("turnOff") }).click()
      await expect(page.getByText(t("browsers", { count: 0 }))).toBeVisible()

      // The maker gives it another address while nobody looks: it is woken there.
      await page.getByRole("button", { name: t("turnOn") }).click()
      await expect(page.getByText(t("browsers", { count: 1 }))).toBeVisible()
      const before = (await handedOver()).length
      const woken = await isMoved(page, context.serviceWorkers()[0]!, casino.sandboxUrl)
      await deposit(caller, worldOf(casino), 30)
      await expect.poll(async () => (await woken()).length, { timeout: 20_000 }).toBe(1)
      expect(await handedOver()).toHaveLength(before)
    })

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false })
      test("a letter that is a convenience is switched off", async ({ page, casino }) => {
        const visitor = newVisitor(page, casino, language)
        const t = translate(language, "ways")
        await isPlayer(visitor)
        await page.goto(href("notifications", language))
        await expect(page.locator("noscript p")).toHaveText(t("needsScripts"))
        await page.getByText(t("mailMoney")).click()
        await page.getByRole("button", { name: t("save") }).click()
        await seesNotice(page, false, t("saved"))
        await expect(page.getByLabel(t("mailMoney"))).not.toBeChecked()
      })
    })
  })
}
