import { translate } from "@elite/words"
import { expect } from "@playwright/test"
import { type Played, slot, stakeEuros } from "./game.ts"
import { opensAccountPage } from "./shell.ts"
import { centsIn, seesPage, type Visitor } from "./visitor.ts"

/** Finds every round with its stake and result. */
export async function findsRounds(visitor: Visitor, { rounds, netEuros }: Played): Promise<void> {
  const { page, language, formats } = visitor
  const t = translate(language, "history")
  await opensAccountPage(visitor, translate(language, "shell")("betHistory"))
  await seesPage(visitor, t("roundsTitle"))
  const table = page.getByRole("table", { name: t("roundsTitle") })
  const rows = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: slot.name }) })
  await expect(rows).toHaveCount(rounds)
  let sum = 0
  for (const row of await rows.all()) {
    await expect(row).toContainText(formats.euros(stakeEuros))
    const net = row.getByRole("cell").nth(3).locator(":scope > div")
    sum += centsIn(await net.innerText())
  }
  expect(sum).toBe(Math.round(netEuros * 100))
  await expect(page.getByText(t("count", { count: rounds }), { exact: true })).toBeVisible()
}

type Moved = { depositEuros: number; withdrawalEuros: number; played: Played }

/** Finds the deposit, the withdrawal, the balance after both and the EliteCoins of the rounds. */
export async function findsTransactions(
  visitor: Visitor,
  { depositEuros, withdrawalEuros, played }: Moved,
): Promise<void> {
  const { page, language, formats } = visitor
  const t = translate(language, "history")
  await opensAccountPage(visitor, translate(language, "shell")("transactions"))
  await seesPage(visitor, t("balancesTitle"))
  const main = page.getByRole("main")
  await expect(
    main.getByText(formats.euros(played.balanceEuros - withdrawalEuros), { exact: true }),
  ).toBeVisible()
  const coins = main.getByText(t("coins"), { exact: true }).locator("+ p")
  await expect(coins).toHaveText(formats.figure(played.rounds * stakeEuros))

  const deposit = page
    .getByRole("table", { name: t("deposits") })
    .getByRole("row")
    .nth(1)
  await expect(deposit).toContainText(formats.euros(depositEuros))
  await expect(deposit).toContainText(t("methods.bancontact_qr"))
  await expect(deposit).toContainText(t("depositStates.succeeded"))

  await page
    .getByRole("navigation", { name: t("views") })
    .getByRole("link", { name: t("withdrawals") })
    .click()
  const withdrawal = page
    .getByRole("table", { name: t("withdrawals") })
    .getByRole("row")
    .nth(1)
  await expect(withdrawal).toContainText(formats.euros(withdrawalEuros))
  await expect(withdrawal).toContainText(t("withdrawalStates.received"))
  await seesPage(visitor, t("balancesTitle"))
  await findsStatement(visitor, { depositEuros, withdrawalEuros, played })
}

/** Finds both on the statement, with the balance after each, and one of them by its kind. */
async function findsStatement(visitor: Visitor, moved: Moved): Promise<void> {
  const { depositEuros, withdrawalEuros, played } = moved
  const { page, language, formats } = visitor
  const t = translate(language, "history")
  const say = translate(language, "statement")
  await page
    .getByRole("navigation", { name: t("views") })
    .getByRole("link", { name: t("statement") })
    .click()
  const lines = page.getByRole("table", { name: say("caption") }).getByRole("row")
  await expect(lines).toHaveCount(3)
  await expect(lines.nth(1)).toContainText(say("kinds.withdrawalHeld"))
  await expect(lines.nth(1)).toContainText(formats.signedEuros(-withdrawalEuros))
  await expect(lines.nth(1)).toContainText(formats.euros(played.balanceEuros - withdrawalEuros))
  await expect(lines.nth(2)).toContainText(say("kinds.deposit"))
  await expect(lines.nth(2)).toContainText(formats.signedEuros(depositEuros))
  await seesPage(visitor, t("balancesTitle"))
  await page.getByLabel(say("type"), { exact: true }).selectOption(say("types.deposit"))
  await page.getByRole("button", { name: t("show"), exact: true }).click()
  await expect(lines).toHaveCount(2)
  await expect(lines.nth(1)).toContainText(say("kinds.deposit"))
  await seesPage(visitor, t("balancesTitle"))
}
