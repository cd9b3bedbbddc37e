import { limits } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import type { Locator } from "@playwright/test"
import { expect, test } from "./casino.ts"
import { opens } from "./steps/limits.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { labelled, newVisitor, seesPage } from "./steps/visitor.ts"

// The limits that players set themselves, with scripts and without.
for (const { language, screen } of viewsFor("phone", "fr"))
  for (const javaScriptEnabled of [true, false])
    test.describe(`${screen}, ${language}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ ...screens[screen], javaScriptEnabled })

      test("a limit is set, refused out of order, lowered, asked to be raised, and kept", async ({
        page,
        casino,
      }) => {
        const visitor = newVisitor(page, casino, language)
        const { formats } = visitor
        const t = translate(language, "ownLimits")
        const caller = await isPlayer(visitor)
        await page.goto(href("limits", language))
        await seesPage(visitor, translate(language, "limits")("title"))
        const region = (name: string) => page.getByRole("main").getByRole("region", { name, exact: true })
        const card = region(t("groups.Bet"))
        const day = labelled(card, "textbox", t("newLimit.daily"))
        const save = card.getByRole("button", { name: t("save"), exact: true })
        const chooses = (period: "daily" | "weekly") =>
          card.getByRole("radio", { name: t(`segments.${period}`), exact: true }).check()
        const holds = async () => (await caller.call(limits.getLimits, {})).limits

        await expect(
          card.getByRole("img", { name: t("unlimited", { used: formats.euros(0) }) }),
        ).toBeVisible()
        await opens(card, t("set"))
        await save.click()
        await expect(day).toHaveAccessibleDescription(new RegExp(t("nothingWritten")))
        await day.fill("0")
        await save.click()
        await expect(day).toHaveAccessibleDescription(new RegExp(t("nothingSet").slice(0, 30)))
        await day.fill("0.500")
        await save.click()
        const unclear = translate(language, "shell")("amount.unclear", { first: "0,50", second: "500" })
        await expect(day).toHaveAccessibleDescription(unclear)
        await day.fill("20")
        await labelled(card, "textbox", t("newLimit.weekly")).fill("10")
        await save.click()
        await expect(day).toHaveAccessibleDescription(
          new RegExp(translate(language, "fields")("aboveLonger")),
        )
        await expect(day).toHaveValue("20")
        await labelled(card, "textbox", t("newLimit.weekly")).fill("60")
        // A 0 beside others is dropped.
        await labelled(card, "textbox", t("newLimit.monthly")).fill("0")
        await save.click()
        const used = (euros: number) =>
          card.getByRole("img", { name: t("used", { used: formats.euros(0), limit: formats.euros(euros) }) })
        await expect(card.locator("summary").filter({ hasText: t("change") })).toBeVisible()
        await chooses("weekly")
        await expect(used(60)).toBeVisible()
        await chooses("daily")
        await expect(used(20)).toBeVisible()
        await opens(card, t("change"))
        await expect(day).toHaveValue("")
        await day.fill("15")
        await day.press("Enter")
        await expect.poll(async () => (await holds()).dailyBetLimit.limit).toBe(15)
        await page.waitForLoadState()
        await chooses("daily")
        await expect(used(15)).toBeVisible()
        await opens(card, t("change"))

        await day.fill("30")
        await save.click()
        const period = t("periods.daily")
        await expect(card.getByText(t("waiting.raise", { period, limit: formats.euros(30) }))).toBeVisible()
        await card.getByRole("button", { name: t("waiting.cancel") }).click()
        await expect(card.getByText(t("waiting.raise", { period, limit: formats.euros(30) }))).toHaveCount(0)
        await opens(card, t("change"))
        await card.getByRole("button", { name: t("removeNamed", { period }) }).click()
        await expect(card.getByText(t("waiting.removal", { period }))).toBeVisible()
        expect((await holds()).dailyBetLimit).toMatchObject({ limit: 15, pending: { limit: null } })
        const rows = region(t("requests.title")).getByRole("row")
        await expect(rows.filter({ hasText: t("requests.states.cooling") })).toHaveCount(1)
        await expect(rows.filter({ hasText: t("requests.states.cancelled") })).toHaveCount(1)
        await expect(rows.filter({ hasText: t("requests.states.success") })).toHaveCount(3)

        const cooldown = region(t("cooldown.title"))
        await opens(cooldown, t("cooldown.title"))
        await labelled(cooldown, "combobox", t("cooldown.label")).selectOption("168")
        await cooldown.getByRole("button", { name: t("save"), exact: true }).click()
        await expect(cooldown.getByText(t("cooldown.days", { days: "7" })).first()).toBeVisible()
        await opens(card, t("change"))
        await expect(card.getByText(t("hint", { hours: "168" }))).toBeVisible()
        await opens(cooldown, t("cooldown.title"))
        await labelled(cooldown, "combobox", t("cooldown.label")).selectOption("72")
        await cooldown.getByRole("button", { name: t("save"), exact: true }).click()
        await expect(cooldown.getByText(t("cooldown.asked", { days: "3" }))).toBeVisible()
        expect((await caller.call(limits.getLimits, {})).cooldown).toMatchObject({
          hours: 168,
          pending: { limit: 72 },
        })

        for (const value of [30, 60, 120, 240, 30, 60, 120, 240] as const)
          await caller.call(limits.setLimits, { type: "REALITY_CHECK", value })
        await caller.call(limits.resetUserLimit, { type: "REALITY_CHECK" })
        await page.goto(href("limits", language))
        await expect(rows.filter({ hasText: t("requests.check", { minutes: 120 }) })).toHaveCount(1)
        await expect(rows.filter({ hasText: t("requests.noCheck") })).toHaveCount(1)
        await expect(rows.filter({ hasText: formats.euros(20) })).toHaveCount(0)
        await region(t("requests.title"))
          .getByRole("link", { name: t("requests.next") })
          .click()
        await expect(page).toHaveURL(/\?requests=2#requests$/)
        await expect(rows.filter({ hasText: t("requests.check", { minutes: 120 }) })).toHaveCount(1)
        await page.goto(`${href("limits", language)}?requests=4`)
        await expect(rows.filter({ hasText: formats.euros(20) })).toHaveCount(1)

        await caller.call(limits.setDepositLimit, { dailyDepositLimit: 25 })
        await page.goto(href("deposits", language))
        const d = translate(language, "deposit")
        const daily = { period: d("ownLimit.periods.dailyDepositLimit"), remaining: formats.shortEuros(25) }
        await expect(page.getByText(d("ownLimit.left", daily))).toBeVisible()
        await expect(labelled(page, "textbox", d("amount"))).toHaveAccessibleDescription(
          d("amountHint", { minimum: formats.shortEuros(10), maximum: formats.shortEuros(25) }),
        )
      })
    })

for (const { language, screen } of viewsFor("phone", "fr"))
  test.describe(`a slow answer, ${screen}, ${language}`, () => {
    test.use(screens[screen])

    test("leaves what is typed meanwhile in its field, and says what was wrong", async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, language)
      const t = translate(language, "ownLimits")
      const caller = await isPlayer(visitor)
      await page.goto(href("limits", language))
      await seesPage(visitor, translate(language, "limits")("title"))
      const card = page.getByRole("main").getByRole("region", { name: t("groups.Bet"), exact: true })
      const [day, week] = [t("newLimit.daily"), t("newLimit.weekly")].map((name) =>
        labelled(card, "textbox", name),
      ) as [Locator, Locator]
      const save = card.getByRole("button", { name: t("save"), exact: true })
      await opens(card, t("set"))
      let answers = () => {}
      const isAnswered = new Promise<void>((done) => {
        answers = done
      })
      await page.route(`**${href("limits", language)}.data*`, async (route) => {
        if (route.request().method() === "POST") await isAnswered
        await route.continue()
      })
      await save.click()
      await week.click()
      await page.keyboard.type("1")
      answers()
      await expect(day).toHaveAccessibleDescription(new RegExp(t("nothingWritten")))
      await page.keyboard.type("0")
      await expect(week).toHaveValue("10")
      await expect(day).toHaveValue("")
      expect((await caller.call(limits.getLimits, {})).limits.dailyBetLimit.limit).toBeNull()
      // What is sent next is judged as before: the focus goes to the field at fault.
      await day.fill("20")
      await save.click()
      await expect(day).toHaveAccessibleDescription(new RegExp(translate(language, "fields")("aboveLonger")))
      await expect(day).toBeFocused()
    })
  })
