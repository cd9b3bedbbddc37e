import { limits } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { axeFindings } from "./steps/axe.ts"
import { opens } from "./steps/limits.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { raiseHolds } from "./steps/time.ts"
import { fits, labelled, newVisitor, seesPage } from "./steps/visitor.ts"

// More than the legal limit, asked of the authority, with scripts and without.
for (const { language, screen } of viewsFor("phone", "nl"))
  for (const javaScriptEnabled of [true, false])
    test.describe(`${screen}, ${language}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ ...screens[screen], javaScriptEnabled })

      test("a higher limit is asked for, taken back, asked for again, held and given back", async ({
        page,
        casino,
      }) => {
        const visitor = newVisitor(page, casino, language)
        const { formats } = visitor
        const t = translate(language, "limits")
        const o = translate(language, "ownLimits")
        const caller = await isPlayer(visitor)
        const shown = async () => (await caller.call(limits.getLimits, {})).regulatoryRaise
        await page.goto(href("limits", language))
        await seesPage(visitor, t("title"))
        const region = (name: string) => page.getByRole("main").getByRole("region", { name, exact: true })
        const card = region(t("raise.title"))
        const press = (name: string) => card.getByRole("button", { name, exact: true }).click()
        const amount = labelled(card, "textbox", t("raise.amount"))
        const fault = (sentence: string) => expect(amount).toHaveAccessibleDescription(new RegExp(sentence))

        const form = () => opens(card, t("raise.title"))
        await form()
        await expect(card.getByText(t("raise.law", { limit: formats.shortEuros(200) }))).toBeVisible()
        await press(t("raise.ask"))
        await fault(o("notAnAmount"))
        await amount.fill("150")
        // The refusal stands there before the page has been read again, and until then the button takes nothing.
        await expect(card.getByRole("button", { name: t("raise.ask"), exact: true })).toBeEnabled()
        await amount.press("Enter")
        await fault(translate(language, "fields")("notAboveStatutory"))
        await expect(amount).toHaveValue("150")
        await amount.fill("400")
        await press(t("raise.ask"))
        const asked = card.getByText(formats.euros(400))
        await expect(asked).toBeVisible()
        await form()
        await expect(amount).toHaveCount(0)
        const { pending } = await shown()
        expect(pending).toMatchObject({ limit: 400, isApproved: false })
        const from = formats.dateTime(pending!.earliestAt)
        await expect(card.getByText(t("raise.pending.waits", { from }))).toBeVisible()
        await press(t("raise.pending.cancel"))
        await expect(asked).toHaveCount(0)
        expect((await shown()).pending).toBeNull()

        await form()
        await amount.fill("500")
        await press(t("raise.ask"))
        await expect(card.getByText(formats.euros(500))).toBeVisible()
        const rows = region(o("requests.title"))
          .getByRole("row")
          .filter({ hasText: o("requests.approved") })
        await expect(rows.filter({ hasText: o("requests.states.pending") })).toHaveCount(1)
        await expect(rows.filter({ hasText: o("requests.states.cancelled") })).toHaveCount(1)
        await fits(page)
        if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([])

        await raiseHolds(visitor, 500)
        await page.goto(href("limits", language))
        await form()
        await expect(card.getByText(t("raise.holds", { limit: formats.shortEuros(500) }))).toBeVisible()
        await amount.fill("450")
        await press(t("raise.change"))
        await expect.poll(async () => (await shown()).approved).toBe(450)
        await page.waitForLoadState()
        await form()
        await expect(card.getByText(t("raise.holds", { limit: formats.shortEuros(450) }))).toBeVisible()
        expect(await shown()).toMatchObject({ approved: 450, pending: null })
        await press(t("raise.giveBack", { limit: formats.shortEuros(200) }))
        await expect.poll(async () => (await shown()).approved).toBeNull()
        await page.waitForLoadState()
        await form()
        await expect(card.getByRole("button", { name: t("raise.ask"), exact: true })).toBeVisible()
        await expect(rows.filter({ hasText: o("requests.statutory") })).toHaveCount(1)
        expect((await shown()).approved).toBeNull()
      })
    })
