import { identity } from "@elite/contract"
import { href } from "@elite/paths"
import { makePhotograph, toFile } from "@elite/testkit/pictures"
import { translate } from "@elite/words"
import type { Locator } from "@playwright/test"
import { sql } from "kysely"
import { expect, test } from "./casino.ts"
import { axeFindings } from "./steps/axe.ts"
import { operatorDoes } from "./steps/desk.ts"
import { inHouse } from "./steps/house.ts"
import { isUnverified } from "./steps/player.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { seesNotice } from "./steps/shell.ts"
import { fits, newVisitor, seesPage } from "./steps/visitor.ts"

const fileOf = async (bytes: Buffer | string) => {
  const file = toFile(bytes)
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) }
}

// A player's documents: sent, replaced, refused by a person, and sent again where no script runs; and pictures for the verifier.
for (const { language, screen } of viewsFor("phone", "fr"))
  test.describe(`${screen}, ${language}`, () => {
    // What was under way when the connection broke, and the browser says so.
    test.use({ ...screens[screen], provoked: [/net::ERR_|WebSocket connection to/] })

    test("a document is sent, replaced, refused and sent once more; pictures go to the verifier", async ({
      page,
      casino,
      browser,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const t = translate(language, "documents")
      const shell = translate(language, "shell")
      const title = translate(language, "identity")("title")
      const label = translate(language, "documentLabels")("proofOfAddress")
      const caller = await isUnverified(visitor)
      // By this name, which nobody can register with, the verifier declines.
      await inHouse(casino, (tx) =>
        sql`update players.player set last_name = 'DECLINE-SPDR75' where email = ${visitor.person.email}`.execute(
          tx.db,
        ),
      )
      const bill = await fileOf(await makePhotograph())
      await page.goto(href("kyc", language))
      await seesPage(visitor, title)
      const card = page.getByRole("main").getByRole("region", { name: t("title"), exact: true })
      const rows = card.getByRole("list", { name: t("list") }).getByRole("listitem")
      const file = (of: Locator) => of.getByLabel(t("file"), { exact: true })
      await expect(card.getByRole("heading", { name: t("emptyTitle") })).toBeVisible()

      const kind = card.getByRole("listitem").filter({ hasText: t("purposes.proofOfAddress") })
      const sends = kind.getByRole("button", { name: t("sendNamed", { label }) })
      await kind.getByText(label, { exact: true }).click()
      await sends.click()
      await expect(file(kind)).toHaveAccessibleDescription(new RegExp(t("missing")))
      await expect(file(kind)).toBeFocused()
      // Over a slow line, to see how far it is.
      const line = await page.context().newCDPSession(page)
      const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 150_000 }
      await line.send("Network.emulateNetworkConditions", slow)
      await file(kind).setInputFiles(await fileOf(Buffer.alloc(300_000, "<svg/>")))
      await sends.click()
      await expect(kind.getByRole("progressbar")).toHaveAttribute("aria-valuenow", /^[1-9]\d$/)
      await line.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: -1 })
      await expect(kind.getByText(translate(language, "errors")("DocumentUnreadableErrorType"))).toBeVisible()
      await expect(kind.getByText(t("failed"))).toBeVisible()
      await expect(rows).toHaveCount(0)
      await file(kind).setInputFiles(bill)
      await expect(kind.getByText(bill.name, { exact: true })).toBeVisible()
      await expect(kind.locator("canvas")).toBeVisible()
      await page.context().setOffline(true)
      await sends.click()
      await expect(kind.getByText(shell("notSent"))).toBeVisible()
      await page.context().setOffline(false)
      await expect(page.getByText(shell("offline"))).toBeHidden({ timeout: 20_000 })
      await sends.click()
      await expect(rows).toHaveCount(1)
      await expect(rows.first()).toContainText(t("statuses.waiting"))
      await expect(file(kind)).toHaveValue("")
      await expect(kind.getByText(bill.name, { exact: true })).toHaveCount(0)

      await rows.first().getByText(t("another")).click()
      await file(rows.first()).setInputFiles(bill)
      await rows.first().locator("button").click()
      await expect(rows).toHaveCount(2)
      await expect(rows.first()).toContainText(t("statuses.waiting"))
      await expect(rows.nth(1)).toContainText(t("statuses.replaced"))
      await expect(rows.nth(1)).toBeFocused()
      await fits(page)
      expect(await axeFindings(page)).toEqual([])

      const { documents } = await caller.call(identity.getDocuments, {})
      await operatorDoes(casino, "reject-document", String(documents.rows[0]!.documentId), "cutOff")
      await expect(rows.first()).toContainText(t("statuses.rejected"))
      await expect(rows.first()).toContainText(translate(language, "documentReasons")("cutOff"))

      const plain = await browser.newContext({ ...screens[screen], javaScriptEnabled: false })
      await plain.addCookies(await page.context().cookies())
      const bare = await plain.newPage()
      await bare.goto(casino.url + href("kyc", language))
      const plainRows = bare.getByRole("list", { name: t("list") }).getByRole("listitem")
      await file(plainRows.first()).setInputFiles(bill)
      await plainRows.first().locator("button").click()
      await expect(plainRows).toHaveCount(3)
      await expect(plainRows.first()).toContainText(t("statuses.waiting"))
      await plain.close()
      // The other window hears of it.
      await expect(rows).toHaveCount(3)

      const main = page.getByRole("main")
      const checks = main.getByRole("button", { name: t("pictures.send") })
      await main.getByText(t("pictures.title"), { exact: true }).click()
      await checks.click()
      const front = main.getByLabel(t("pictures.front"), { exact: true })
      await expect(front).toHaveAccessibleDescription(new RegExp(t("pictures.missing")))
      await front.setInputFiles(bill)
      await checks.click()
      await seesNotice(page, true, translate(language, "answers")("kycDeclined"))
      await seesPage(visitor, title)
      await expect(
        main.getByRole("heading", { name: translate(language, "identity")("declinedTitle") }),
      ).toBeVisible()
      await expect(main.getByText(translate(language, "identityReasons")("nameMismatch"))).toBeVisible()
      await expect(main.getByText(t("pictures.declined"))).toBeVisible()
    })
  })
