import { test } from "./casino.ts"
import { plays } from "./steps/game.ts"
import { findsRounds, findsTransactions } from "./steps/histories.ts"
import { belgianIban, deposits, withdraws } from "./steps/money.ts"
import { comesIn, confirmsEmail, provesIdentity, registers } from "./steps/registration.ts"
import { screens, viewsFor } from "./steps/screens.ts"
import { newVisitor } from "./steps/visitor.ts"

// The whole way of a player, through the pages of the third parties.
const depositEuros = 50
const withdrawalEuros = 20

for (const { screen, language } of viewsFor("phone", "fr")) {
  test.describe(screen, () => {
    test.use(screens[screen])
    test(`from the door to the money at home, ${language}`, async ({ page, casino }) => {
      const visitor = newVisitor(page, casino, language)
      await comesIn(visitor)
      await registers(visitor)
      await confirmsEmail(visitor)
      await provesIdentity(visitor)
      await deposits(visitor, depositEuros)
      const played = await plays(visitor, depositEuros)
      await withdraws(visitor, withdrawalEuros, belgianIban(visitor.person.nationalNumber))
      await findsRounds(visitor, played)
      await findsTransactions(visitor, { depositEuros, withdrawalEuros, played })
    })
  })
}
