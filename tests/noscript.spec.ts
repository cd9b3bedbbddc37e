import { href } from "@elite/paths"
import { listMails } from "@elite/testkit/person"
import { armTimes, resetSandbox } from "@elite/testkit/sandboxes"
import { describe, translate } from "@elite/words"
import { all } from "@elite/words/all.ts"
import type { Page } from "@playwright/test"
import { expect, test } from "./casino.ts"
import { belgianIban } from "./steps/money.ts"
import { isPlayer, isUnverified, worldOf } from "./steps/player.ts"
import { fillsAddress, fillsPerson } from "./steps/registration.ts"
import { labelled, newVisitor, seesPage, withoutTags } from "./steps/visitor.ts"

// Every form as a browser sends it whose scripts never came: what is wrong stands in the rendered page, what was
// written stays, and what was asked is done.
test.use({ javaScriptEnabled: false, provoked: [/the server responded with a status of 4\d\d/] })

/** What was to be said on this page. Playwright's own `getByText` passes over what stands in a `noscript`. */
const statusMessage = (page: Page) => page.locator("noscript [role=status]")

test("signing up, the link again, the confirmed address and the way to the identity check", async ({
  page,
  casino,
}) => {
  const visitor = newVisitor(page, casino, "nl")
  const { person } = visitor
  const t = translate("nl", "signup")
  const login = translate("nl", "login")
  await page.goto(href("signup", "nl"))
  await seesPage(visitor, t("title"))
  await labelled(page, "textbox", t("fields.email")).fill(person.email)
  await page
    .getByRole("group", { name: t("fields.dateOfBirth") })
    .getByRole("textbox")
    .nth(2)
    .fill("85")
  await page.getByRole("button", { name: t("submit"), exact: true }).click()
  await expect(page.getByText(t("problems.terms"))).toBeVisible()
  await expect(page.getByText(t("problems.required")).first()).toBeVisible()
  const date = page.getByRole("group", { name: t("fields.dateOfBirth") })
  await expect(date.getByText(t("problems.date"))).toBeVisible()
  await expect(date.getByRole("textbox").nth(2)).toHaveValue("85")
  await expect(labelled(page, "textbox", t("fields.email"))).toHaveValue(person.email)

  await labelled(page, "textbox", t("fields.username")).fill(person.username)
  await fillsPerson(visitor)
  await fillsAddress(visitor)
  await labelled(page, "textbox", t("fields.password")).fill("wachtwoord")
  await page.getByRole("button", { name: t("submit"), exact: true }).click()
  await expect(page.getByText(describe("nl", "WeakPasswordErrorType"))).toBeVisible()
  await expect(labelled(page, "textbox", t("fields.city"))).toHaveValue("Gent")
  await expect(labelled(page, "textbox", t("fields.password"))).toHaveValue("")
  await expect(labelled(page, "checkbox", withoutTags(all.nl.signup.terms))).toBeChecked()
  await labelled(page, "textbox", t("fields.password")).fill(person.password)
  await page.getByRole("button", { name: t("submit"), exact: true }).click()
  await seesPage(visitor, login("verify.checkTitle"))

  await page.getByRole("button", { name: login("verify.resend") }).click()
  const sent = translate("nl", "answers")("verificationSent")
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: sent })).toBeVisible()
  const mails = translate("nl", "mails")
  await expect(async () => {
    const letters = await listMails(worldOf(casino), person.email)
    expect(letters.filter(({ subject }) => subject === mails("verification.subject"))).toHaveLength(2)
  }).toPass()
  const [letter] = await listMails(worldOf(casino), person.email)
  const link = letter!.links.find((one) => one.includes("token="))
  await page.goto(link!)
  await page.getByRole("button", { name: login("verify.confirm") }).click()
  await seesPage(visitor, translate("nl", "identity")("title"))
  await expect(statusMessage(page)).toHaveText(translate("nl", "answers")("emailVerified"))
  await page.getByRole("button", { name: translate("nl", "identity")("start") }).click()
  await page.waitForURL((url) => url.origin === casino.sandboxUrl)
})

test("a link that is not one, and an address that is none", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "en")
  const t = translate("en", "login")
  await page.goto(`${href("verifyEmail", "en")}?token=nobody-knows-this-one`)
  await page.getByRole("button", { name: t("verify.confirm") }).click()
  await seesPage(visitor, t("verify.failedTitle"))
  await labelled(page, "textbox", t("verify.email")).fill("no address")
  await page.getByRole("button", { name: t("verify.resend") }).click()
  const field = labelled(page, "textbox", t("verify.email"))
  await expect(field).toHaveAttribute("aria-invalid", "true")
  await expect(field).toHaveValue("no address")
})

test("logging in and out", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "fr")
  const { person } = visitor
  const t = translate("fr", "login")
  const shell = translate("fr", "shell")
  await isUnverified(visitor)
  await page.context().clearCookies()
  await page.goto(href("login", "fr"))
  const submit = page.getByRole("main").getByRole("button", { name: t("submit"), exact: true })
  await submit.click()
  await expect(page.getByText(t("required"))).toHaveCount(2)
  await labelled(page, "textbox", t("email")).fill(person.email)
  await labelled(page, "textbox", t("password")).fill("not the password")
  await submit.click()
  await expect(page.getByRole("main").getByText(describe("fr", "EmailNotFound"))).toBeVisible()
  await expect(labelled(page, "textbox", t("email"))).toHaveValue(person.email)
  await labelled(page, "textbox", t("password")).fill(person.password)
  await submit.click()
  await expect(page.getByRole("button", { name: shell("logOut") })).toBeVisible()
  await page.getByRole("button", { name: shell("logOut") }).click()
  await expect(statusMessage(page)).toHaveText(shell("loggedOut"))
  await page.goto(href("allGames", "fr"))
  await expect(statusMessage(page)).toHaveCount(0)
  await expect(page.getByRole("button", { name: shell("logOut") })).toBeHidden()
})

test("a deposit, a withdrawal, the details and the language", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "nl")
  const { formats, person } = visitor
  await isPlayer(visitor, 100)
  const deposit = translate("nl", "deposit")
  const amount = labelled(page, "textbox", deposit("amount"))
  const pay = page.getByRole("button", { name: deposit("submit"), exact: true })
  await page.goto(href("deposits", "nl"))
  await amount.fill("tien")
  await pay.click()
  await expect(page.getByText(translate("nl", "shell")("amount.notAnAmount"))).toBeVisible()
  await expect(page.getByRole("radio", { name: /^Bancontact/ })).toBeChecked()
  await expect(amount).toHaveValue("tien")
  await amount.fill("20,50")
  await armTimes(casino, "hipay", 50, "http_500")
  await page.getByRole("main").locator("button[type=submit]").last().click()
  await expect(page.getByText(deposit("away.someTitle"))).toBeVisible()
  await expect(page.getByText(deposit("away.comesBack"))).toBeHidden()
  await expect(amount).toHaveValue("20,50")
  await resetSandbox(casino, "hipay")
  await page.getByRole("button", { name: translate("nl", "shell")("tryAgain") }).click()
  await page.waitForURL((url) => url.origin === casino.sandboxUrl)

  const withdraw = translate("nl", "withdraw")
  await page.goto(href("withdrawals", "nl"))
  const save = page.getByRole("button", { name: withdraw("accounts.add") })
  const send = page.getByRole("button", { name: withdraw("submit"), exact: true })
  await save.click()
  await expect(page.getByText(withdraw("ibanMissing"))).toBeVisible()
  const iban = labelled(page, "textbox", withdraw("iban"))
  await iban.fill("BE00 1234 5678 9012")
  await save.click()
  await expect(page.getByText(describe("nl", "IbanInvalidErrorType"))).toBeVisible()
  await expect(iban).toHaveValue("BE00 1234 5678 9012")
  await iban.fill(belgianIban(person.nationalNumber))
  await save.click()
  await expect(statusMessage(page)).toContainText(belgianIban(person.nationalNumber).slice(-4))
  await send.click()
  await expect(page.getByText(withdraw("amountMissing"))).toBeVisible()
  await labelled(page, "textbox", withdraw("amount")).fill("25")
  await send.click()
  await expect(statusMessage(page)).toContainText(
    withdraw("sent", { amount: formats.euros(25), purse: "cash" }),
  )
  await expect(page.getByRole("heading", { name: withdraw("underWayTitle") })).toBeVisible()

  const profile = translate("nl", "profile")
  await page.goto(href("profile", "nl"))
  const keep = page.getByRole("button", { name: profile("save"), exact: true })
  await labelled(page, "textbox", profile("phone")).fill("12")
  await keep.click()
  const phone = labelled(page, "textbox", profile("phone"))
  await expect(phone).toHaveAttribute("aria-invalid", "true")
  await expect(phone).toHaveValue("12")
  await phone.fill("0470 65 43 21")
  await labelled(page, "textbox", profile("city")).fill("Aalst")
  await keep.click()
  await expect(statusMessage(page)).toHaveText(translate("nl", "answers")("detailsSaved"))
  await expect(labelled(page, "textbox", profile("city"))).toHaveValue("Aalst")
  await page.getByRole("link", { name: translate("nl", "settings")("open") }).click()
  await page.getByRole("radio", { name: "Français" }).check()
  await page.getByRole("button", { name: translate("nl", "settings")("languageSave") }).click()
  await expect(page).toHaveURL(new RegExp(`${href("settings", "fr")}$`))
  await expect(statusMessage(page)).toHaveText(translate("fr", "answers")("languageSaved"))
})

test("searching, filtering, hearts, histories, languages and the age question", async ({ page, casino }) => {
  const visitor = newVisitor(page, casino, "en")
  const games = translate("en", "games")
  const tiles = translate("en", "tiles")
  const shell = translate("en", "shell")
  const play = translate("en", "play")
  await page.goto(`${href("play", "en", { gameId: "grand-sablon" })}?demo=1`)
  await page.getByRole("button", { name: play("ageYes") }).click()
  await expect(page.getByRole("button", { name: play("ageYes") })).toBeHidden()
  await page.goto(`${href("play", "en", { gameId: "grand-sablon" })}?demo=1`)
  await expect(page.getByRole("button", { name: play("ageYes") })).toBeHidden()

  await isPlayer(visitor)
  await page.goto(href("home", "en"))
  await page.getByRole("search").getByRole("searchbox").fill("Grand Sablon")
  await page.getByRole("search").getByRole("searchbox").press("Enter")
  await expect(page.getByText(games("count", { count: 1 }), { exact: true })).toBeVisible()
  const heart = (name: "addFavourite" | "removeFavourite") =>
    page.getByRole("button", { name: tiles(name, { name: "Grand Sablon" }) })
  await page.getByRole("article").first().hover()
  await heart("addFavourite").click()
  await expect(page).toHaveURL(/search=/)
  await expect(heart("removeFavourite")).toBeAttached()
  await page.goto(href("favourites", "en"))
  await page.getByRole("article").first().hover()
  await heart("removeFavourite").click()
  await expect(page.getByText(games("favouritesEmptyTitle"))).toBeVisible()

  await page.goto(href("allGames", "en"))
  await page.getByRole("combobox", { name: games("filters.volatility") }).selectOption("6")
  await page.getByRole("button", { name: games("apply") }).click()
  await expect(page).toHaveURL(/volatility=6/)
  await page.getByRole("contentinfo").getByRole("link", { name: "Nederlands" }).click()
  await expect(page).toHaveURL(new RegExp(`${href("allGames", "nl")}\\?.*volatility=6`))

  const history = translate("en", "history")
  await page.goto(href("betHistory", "en"))
  await page.getByRole("combobox", { name: history("status") }).selectOption("won")
  const from = labelled(page, "textbox", history("from"))
  const show = page.getByRole("main").getByRole("button", { name: history("show") })
  await from.fill("31/02/2026")
  await show.click()
  await expect(from).toHaveAttribute("aria-invalid", "true")
  await expect(from).toHaveValue("31/02/2026")
  await from.fill("1.1.2026")
  await page.getByRole("combobox", { name: history("status") }).selectOption("won")
  await show.click()
  await expect(page).toHaveURL(/from=1\.1\.2026.*status=won/)
  await expect(from).toHaveValue("01/01/2026")
  await expect(page.getByRole("combobox", { name: history("status") })).toHaveValue("won")
  await expect(
    page.getByRole("navigation", { name: shell("accountMenu", { username: visitor.person.username }) }),
  ).toBeVisible()
})
