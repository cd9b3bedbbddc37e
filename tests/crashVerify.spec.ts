import { crash } from "@elite/contract"
import { computeResult } from "@elite/crash"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import type { Page } from "@playwright/test"
import { expect, test } from "./casino.ts"
import { axeFindings } from "./steps/axe.ts"
import { aDayWasPlayed, crashIs, publishedChain } from "./steps/crashProof.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { fits, labelled, newVisitor, seesPage } from "./steps/visitor.ts"

// The proof of the rounds of our own game, computed in the reader's own browser. The policy is the whole house's: one journey after
// the other.
test.describe.configure({ mode: "serial" })
test.afterAll(({ casino }) => crashIs(casino, "off"))

const roundCalls = `**${crash.getCrashRounds.path}?**`
/** Somebody on the way, or the house itself, tells another result of a round. */
const tampers = (page: Page, number: number) =>
  page.route(roundCalls, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { rounds: crash.CrashRound[] } }
    const round = body.data.rounds.find((each) => each.number === number)
    if (round) round.result += 1
    await route.fulfill({ response: answer, json: body })
  })

for (const { language, screen } of viewsFor("phone", "fr"))
  test.describe(`${screen}, ${language}`, () => {
    test.use({ ...screens[screen], provoked: [/net::ERR_|Failed to fetch dynamically/] })
    const t = translate(language, "crashProof")
    const address = href("crashVerify", language)
    const roundOf = (page: Page) => page.getByRole("region", { name: t("round.title") })
    const dayOf = (page: Page) => page.getByRole("region", { name: t("day.title") })

    test("what was flown is there while the game is off, and listed while it is on; a round is proved, what is not its hash is refused", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      const { formats } = visitor
      const opens = (heading: string) =>
        expect(async () => {
          await page.goto(address)
          await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible({ timeout: 500 })
        }).toPass()
      const listed = async () =>
        (await page.request.get("/sitemap.xml").then((answer) => answer.text())).includes(
          `${casino.url}${address}<`,
        )
      await crashIs(casino, "off")
      await expect.poll(listed).toBe(false)

      const { hash } = await aDayWasPlayed(casino)
      await opens(t("title"))
      await crashIs(casino, "on")
      await seesPage(visitor, t("title"))
      await expect.poll(listed).toBe(true)
      const { chainId, salt, terminatingHash, beacon, length } = await publishedChain(casino)
      await expect(async () => {
        await page.goto(`${address}?chain=${chainId}`)
        const note = t("chains.committedNote", { length: formats.figure(length) })
        await expect(page.getByText(note)).toBeVisible({ timeout: 500 })
      }).toPass()
      const settled = await page.getByRole("region", { name: t("chains.title") }).innerText()
      for (const value of [terminatingHash, salt!.salt, beacon.hash, salt!.signature])
        expect(settled.replaceAll(/\s/g, "")).toContain(value)

      const form = roundOf(page)
      const writes = async (number: string, written: string) => {
        await labelled(form, "textbox", t("round.number")).fill(number)
        await labelled(form, "textbox", t("round.hash")).fill(written)
        await page.keyboard.press("Enter")
      }
      await writes("0", "abc")
      await expect(form.getByText(t("round.wrongHash"))).toBeVisible()
      await expect(form.getByText(t("round.wrongNumber", { most: formats.figure(length) }))).toBeVisible()
      await writes("11500", "")
      await expect(form.getByText(t("round.notOver"))).toBeVisible()
      // As it was published.
      await writes("900", "")
      const verify = form.getByRole("button", { name: t("round.verify") })
      await verify.focus()
      await page.keyboard.press("Enter")
      const result = (number: number) => `${formats.units(computeResult(hash(number), salt!.salt) / 100)}×`
      const matches = (number: number) =>
        form
          .getByRole("status")
          .getByText(t("round.matches", { number: formats.figure(number), result: result(number) }))
      await expect(matches(900)).toBeVisible()
      await expect(form.getByText(t("round.proved.chain", { steps: 900 }))).toBeVisible()
      await expect(form.getByRole("button", { name: t("verify.again") })).toBeFocused()
      expect(await axeFindings(page)).toEqual([])
      await fits(page)

      // As its reader noted it, and another.
      await page.goto(`${address}?chain=${chainId}&round=9000&hash=${hash(9_000)}`)
      await verify.click()
      await expect(matches(9_000)).toBeVisible()
      await page.goto(`${address}?chain=${chainId}&round=9000&hash=${hash(8_999)}`)
      await verify.click()
      const figures = { number: formats.figure(9_000), steps: 9_000 }
      await expect(form.getByText(t("verify.faults.chain", figures))).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    })

    test("a whole day is proved, and a result that was told otherwise is found", async ({ page, casino }) => {
      const { formats } = newVisitor(page, casino, language)
      const { played, day, hash } = await aDayWasPlayed(casino)
      await crashIs(casino, "on")
      const { salt } = await publishedChain(casino)
      await page.goto(`${address}?day=2026-02-30`)
      const form = dayOf(page)
      await expect(form.getByText(t("day.wrong"))).toBeVisible()
      const date = formats.date(`${day}T12:00:00Z`)
      await labelled(form, "textbox", t("day.date")).fill(date)
      await form.getByRole("button", { name: t("day.show") }).click()
      await form.getByRole("button", { name: t("day.verify") }).click()
      await expect(form.getByText(t("day.matches", { rounds: played, date }))).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await fits(page)

      await tampers(page, 777)
      await form.getByRole("button", { name: t("verify.again") }).click()
      const found = computeResult(hash(777), salt!.salt)
      const multiplier = (hundredths: number) => `${formats.units(hundredths / 100)}×`
      const fault = { number: "777", found: multiplier(found), said: multiplier(found + 1) }
      await expect(form.getByText(t("verify.faults.result", fault))).toBeVisible()
      await page.unroute(roundCalls)
      await page.goto(`${address}?day=2020-01-01`)
      await expect(form.getByText(t("day.none", { date: "01/01/2020" }))).toBeVisible()
    })

    test("without a connection nothing is said of what was played, and it is checked when there is one again", async ({
      page,
      casino,
    }) => {
      const { day, hash, played } = await aDayWasPlayed(casino)
      await crashIs(casino, "on")
      const { chainId } = await publishedChain(casino)
      await page.goto(`${address}?chain=${chainId}&round=3&hash=${hash(3)}`)
      const round = roundOf(page)
      await page.context().route("**/assets/**", (route) => route.abort("connectionfailed"))
      await round.getByRole("button", { name: t("round.verify") }).click()
      await expect(round.getByText(t("verify.unread"))).toBeVisible()
      await page.context().unroute("**/assets/**")
      await round.getByRole("button", { name: t("verify.again") }).click()
      await expect(round.getByText(t("verify.proved.salt"))).toBeVisible()

      await page.goto(`${address}?day=${day}`)
      const form = dayOf(page)
      await page.route(roundCalls, (route) => route.abort("connectionfailed"))
      await form.getByRole("button", { name: t("day.verify") }).click()
      await expect(form.getByText(t("verify.unread"))).toBeVisible()
      await page.unroute(roundCalls)
      await form.getByRole("button", { name: t("verify.again") }).click()
      const date = newVisitor(page, casino, language).formats.date(`${day}T12:00:00Z`)
      await expect(form.getByText(t("day.matches", { rounds: played, date }))).toBeVisible()
    })
  })

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })
  test("what was settled beforehand is shown, and a round that is written wrongly is refused", async ({
    page,
    casino,
  }) => {
    const t = translate("nl", "crashProof")
    await aDayWasPlayed(casino)
    await crashIs(casino, "on")
    await page.goto(href("crashVerify", "nl"))
    const form = page.getByRole("region", { name: t("round.title") })
    await labelled(form, "textbox", t("round.number")).fill("7")
    await labelled(form, "textbox", t("round.hash")).fill("xyz")
    await form.getByRole("button", { name: t("round.show") }).click()
    await expect(form.getByText(t("round.wrongHash"))).toBeVisible()
    await expect(labelled(form, "textbox", t("round.number"))).toHaveValue("7")
  })
})
