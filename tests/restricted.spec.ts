import { randomInt } from "node:crypto"
import { createClient } from "@elite/client/visitor"
import { href } from "@elite/paths"
import { logIn } from "@elite/testkit/person"
import { updateExclusionRegister } from "@elite/testkit/sandboxes"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"
import { engines, seesGame } from "./steps/engines.ts"
import { isConnected } from "./steps/live.ts"
import { fillsLogIn } from "./steps/login.ts"
import { belgianIban, withdraws } from "./steps/money.ts"
import { isPlayer } from "./steps/player.ts"
import { headerBalance } from "./steps/shell.ts"
import { newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// Somebody who may log in but neither play nor deposit: what they are told, and what stays open to them.

/** The Commission's register names this person from now on. */
async function isExcluded({ casino, person }: Visitor): Promise<void> {
  const { lastName, firstName, birthDate, nationalNumber } = person
  await updateExclusionRegister(casino, { action: "add", lastName, firstName, birthDate, nationalNumber })
}

const logsInElsewhere = ({ casino, person }: Visitor) => logIn(createClient(casino.url), person)

/** The ways out that stand beside the reason. */
async function seesWaysOut({ page, language }: Visitor): Promise<void> {
  const t = translate(language, "restricted")
  const main = page.getByRole("main")
  await expect(main.getByText(t("why.register"))).toBeVisible()
  await expect(main.getByText(t("open"))).toBeVisible()
  const support = main.getByRole("link", { name: /@/ })
  await expect(support).toHaveAttribute("href", /^mailto:/)
  await expect(main.getByRole("link", { name: t("withdraw") }).last()).toHaveAttribute(
    "href",
    href("withdrawals", language),
  )
  await expect(main.getByRole("link", { name: t("history") })).toHaveAttribute(
    "href",
    href("balances", language),
  )
}

/** Where a deposit would be looked for stands that there is none, and the way to the reason; on a phone too. */
async function seesNoWayToDeposit({ page, language, person }: Visitor): Promise<void> {
  const shell = translate(language, "shell")
  const reason = href("deposits", language)
  const wide = page.viewportSize()!
  await page.getByRole("button", { name: shell("accountMenu", { username: person.username }) }).click()
  const menu = page.getByRole("menu")
  await expect(menu.locator(`a[href="${reason}"]`)).toHaveText(shell("noDeposit"))
  await page.keyboard.press("Escape")

  await page.setViewportSize({ width: 390, height: 844 })
  const places = page.getByRole("navigation", { name: shell("bottomNavigation") })
  await places.getByRole("link", { name: shell("wallet") }).click()
  const wallet = page.getByRole("dialog", { name: translate(language, "walletPopup")("title") })
  await expect(
    wallet.getByRole("link", { name: translate(language, "walletPopup")("withdraw") }),
  ).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(places.locator(`a[href="${reason}"]`)).toHaveCount(0)
  await places.getByRole("link", { name: shell("account") }).click()
  await expect(page.getByRole("dialog").locator(`a[href="${reason}"]`)).toHaveText(shell("noDeposit"))
  await page.keyboard.press("Escape")
  await page.setViewportSize(wide)
}

test("somebody in the exclusion register logs in, is told, withdraws and leaves", async ({
  page,
  casino,
}) => {
  const visitor = newVisitor(page, casino, "fr")
  const t = translate("fr", "restricted")
  const shell = translate("fr", "shell")
  const login = translate("fr", "login")
  await isPlayer(visitor, 50)
  await isExcluded(visitor)
  await fillsLogIn(visitor)
  await page
    .getByRole("main")
    .getByRole("button", { name: login("submit"), exact: true })
    .click()
  await expect(headerBalance(visitor)).toHaveText(visitor.formats.euros(50))
  await expect(page.getByText(shell("restricted.register"))).toBeVisible()
  await expect(
    page.getByRole("banner").getByRole("link", { name: shell("deposit"), exact: true }),
  ).toHaveCount(0)

  await page.goto(href("home", "fr"))
  await seesPage(visitor, t("title.play"))
  await seesWaysOut(visitor)
  await expect(page.getByRole("article")).toHaveCount(0)

  await seesNoWayToDeposit(visitor)

  // The games may be looked at; none can be opened, for money or for fun.
  await page.goto(href("allGames", "fr"))
  const game = href("play", "fr", { gameId: engines.slot.slug })
  await expect(page.getByRole("main").locator(`a[href="${game}"]`).first()).toBeVisible()
  await page.goto(game)
  await seesPage(visitor, t("title.play"))
  await seesWaysOut(visitor)
  await expect(page.locator("iframe")).toHaveCount(0)
  await page.goto(`${game}?demo=1`)
  await seesPage(visitor, t("title.play"))

  await page.goto(href("deposits", "fr"))
  await seesPage(visitor, translate("fr", "deposit")("title"))
  await expect(page.getByRole("heading", { name: t("title.deposit") })).toBeVisible()
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0)
  await seesWaysOut(visitor)

  await withdraws(visitor, 20, belgianIban(String(randomInt(10 ** 9))))
  await expect(headerBalance(visitor)).toHaveText(visitor.formats.euros(30))
  await page
    .getByRole("button", { name: shell("accountMenu", { username: visitor.person.username }) })
    .click()
  await page.getByRole("menuitem", { name: shell("logOut") }).click()
  await expect(page.getByText(shell("loggedOut"))).toBeVisible()
})

// What the page was reading when its session ended is refused, and the browser says so.
test.describe(() => {
  test.use({ provoked: [/status of 401|WebSocket connection to/] })
  test("somebody excluded while they play is told in their window", async ({ page, casino }) => {
    const visitor = newVisitor(page, casino, "nl")
    const shell = translate("nl", "shell")
    await isPlayer(visitor, 20)
    const connected = isConnected(page)
    await page.goto(href("play", "nl", { gameId: engines.slot.slug }))
    await seesGame(visitor, engines.slot)
    await connected
    await isExcluded(visitor)
    await logsInElsewhere(visitor)
    await expect(page.getByText(shell("sessionEnded.excluded"))).toBeVisible()
    await expect(page).toHaveURL(`${casino.url}${href("home", "nl")}`)
    await expect(page.locator("iframe")).toHaveCount(0)
  })
})
