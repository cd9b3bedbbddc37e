import { drops as contract } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { prizeDrops } from "../apps/api/src/modules/drops/settings.ts"
import { campaignFrom, publishes } from "../apps/api/src/modules/drops/testing/house.ts"
import { expect, test } from "./casino.ts"
import { switchPolicy } from "./policy.ts"
import { axeFindings } from "./steps/axe.ts"
import { inHouse } from "./steps/house.ts"
import { claimsTheRest, sits } from "./steps/jackpots.ts"
import { isPlayer } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { fits, newVisitor, seesPage } from "./steps/visitor.ts"

for (const { language, screen } of viewsFor("desktop", "fr"))
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])

    test("a prize that a bet has won is shown and claimed where its notification leads", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const t = translate(language, "history")
      await switchPolicy(casino, prizeDrops, "on")
      // Forty prizes for ten euros of stakes: a bet of ten wins one for certain.
      await inHouse(casino, (tx) =>
        publishes(
          tx,
          campaignFrom(tx.now, { prizes: [{ amountCents: 1_000, count: 40 }], expectedStakesCents: 1_000 }),
        ),
      )
      const caller = await isPlayer(visitor, 50)
      await (await sits(casino, caller)).plays(10, 0)
      const own = async () => (await caller.call(contract.getOwnDrops, {})).prizes.rows
      await expect.poll(async () => (await own()).length, { timeout: 20_000 }).toBe(1)
      await claimsTheRest(caller)

      const amount = formats.euros(10)
      const title = translate(language, "notificationTexts")("game.dropWon.title", { amount })
      const notification = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name: title }) })
      await expect(async () => {
        await page.goto(href("notifications", language))
        await expect(notification).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await notification.getByRole("button").first().click()
      await seesPage(visitor, t("balancesTitle"))
      const prizes = page.getByRole("table", { name: t("dropsCaption") })
      await expect(prizes.getByText(t("jackpotStates.open"))).toBeVisible()
      await fits(page)
      expect(await axeFindings(page)).toEqual([])
      await prizes.getByRole("button", { name: t("claim", { amount }) }).click()
      await expect(page.getByText(translate(language, "answers")("prizeClaimed"))).toBeVisible()
      await expect(prizes.getByText(t("jackpotStates.claimed"))).toBeVisible()
      expect(await own()).toMatchObject([{ state: "claimed" }])
    })
  })
