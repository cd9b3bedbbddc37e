import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { joiningBonus } from "../apps/api/src/modules/bonuses/settings.ts"
import { dayMs } from "../apps/api/src/platform/lib/calendar.ts"
import { expect, test } from "./casino.ts"
import { switchPolicy } from "./policy.ts"
import { balanceLine, headerSays } from "./steps/balance.ts"
import { plays } from "./steps/game.ts"
import { findsRounds, findsTransactions } from "./steps/histories.ts"
import {
  belgianIban,
  leavesReceipt,
  opensWithdrawals,
  ordersWithdrawal,
  paysIn,
  receivesWithdrawal,
  savesAccount,
} from "./steps/money.ts"
import { comesIn, confirmsEmail, provesIdentity, registers } from "./steps/registration.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { newVisitor, seesPage, type Visitor } from "./steps/visitor.ts"

// A new player's first evening: what comes in without a bonus can go out again the same evening.
const depositEuros = 50
const withdrawalEuros = 20

test.afterAll(({ casino }) => switchPolicy(casino, joiningBonus, "off"))

/** What the page of withdrawals says can be withdrawn. */
const available = ({ page, language }: Visitor) =>
  page.getByText(translate(language, "withdraw")("available"), { exact: true }).locator("+ p")

/** Goes where the page of the verified identity leads for an account, and reads that it is paid to a day later. */
async function savesFirstAccount(visitor: Visitor, iban: string): Promise<string> {
  const { page, language, formats } = visitor
  const t = translate(language, "withdraw")
  const add = translate(language, "identity")("toAccount")
  await page.getByRole("main").getByRole("link", { name: add, exact: true }).click()
  await seesPage(visitor, t("title"))
  await expect(page.getByRole("heading", { name: t("accounts.firstTitle") })).toBeVisible()
  await expect(available(visitor)).toHaveText(visitor.formats.euros(0))
  const since = Date.now()
  const sentFrom = await savesAccount(visitor, iban)
  const aDayLater = [since, Date.now()].map((at) => formats.dateTime(at + dayMs))
  expect(aDayLater).toContain(sentFrom)
  return sentFrom
}

/** Pays in by the header and leaves the joining bonus alone; the receipt says nothing of one. */
async function depositsWithoutBonus(visitor: Visitor): Promise<void> {
  const { page, language } = visitor
  const name = translate(language, "shell")("deposit")
  await page.getByRole("banner").getByRole("link", { name, exact: true }).click()
  const choice = page.getByRole("checkbox", { name: translate(language, "bonuses")("ask.label") })
  await expect(choice).not.toBeChecked()
  await paysIn(visitor, depositEuros)
  await expect(page.getByRole("main")).not.toContainText(/bonus/i)
  await leavesReceipt(visitor)
  await headerSays(visitor, balanceLine(visitor, depositEuros))
}

/** The header and the page say the same is left, to the cent. */
async function seesLeft(visitor: Visitor, euros: number): Promise<void> {
  await expect(available(visitor)).toHaveText(visitor.formats.euros(euros))
  await headerSays(visitor, balanceLine(visitor, euros))
}

for (const { screen, language } of viewsFor("phone", "fr"))
  test.describe(screen, () => {
    test.use(screens[screen])

    test(`a new player deposits without a bonus, plays and withdraws the same evening, ${language}`, async ({
      page,
      casino,
    }) => {
      await switchPolicy(casino, joiningBonus, "on")
      const visitor = newVisitor(page, casino, language)
      const iban = belgianIban(visitor.person.nationalNumber)
      const t = translate(language, "withdraw")
      await comesIn(visitor)
      await registers(visitor)
      await confirmsEmail(visitor)
      await provesIdentity(visitor)
      const sentFrom = await savesFirstAccount(visitor, iban)
      await depositsWithoutBonus(visitor)

      const played = await plays(visitor, depositEuros)
      await opensWithdrawals(visitor)
      await seesLeft(visitor, played.balanceEuros)
      await ordersWithdrawal(visitor, withdrawalEuros, iban)
      const leftEuros = played.balanceEuros - withdrawalEuros
      await seesLeft(visitor, leftEuros)
      const notice = visitor.page.getByText(t("sentFrom", { at: sentFrom }), { exact: true })
      await expect(notice).toBeVisible()
      await visitor.page.goto(href("withdrawals", language))
      await seesLeft(visitor, leftEuros)
      await expect(notice).toBeVisible()

      await receivesWithdrawal(visitor, withdrawalEuros)
      await expect(notice).toHaveCount(0)
      await seesLeft(visitor, leftEuros)
      await findsRounds(visitor, played)
      await findsTransactions(visitor, { depositEuros, withdrawalEuros, played })
      const bonus = visitor.page.getByRole("heading", { name: translate(language, "bonuses")("joining") })
      await expect(bonus).toHaveCount(0)
    })
  })
