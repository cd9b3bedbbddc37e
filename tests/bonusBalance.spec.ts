import { bonuses, me } from "@elite/contract"
import { href } from "@elite/paths"
import { deposit } from "@elite/testkit/person"
import { translate } from "@elite/words"
import pg from "pg"
import { cancelBonus } from "../apps/api/src/modules/bonuses/bonuses.ts"
import { joiningBonus } from "../apps/api/src/modules/bonuses/settings.ts"
import { runningCluster } from "../apps/api/src/platform/db/embeddedPostgres.ts"
import { seedMoney } from "../apps/api/testing/seeded.ts"
import { expect, test } from "./casino.ts"
import { switchPolicy } from "./policy.ts"
import { allSay, balanceLine, gameFrame } from "./steps/balance.ts"
import { spins } from "./steps/game.ts"
import { inHouse } from "./steps/house.ts"
import { isPlayer, worldOf } from "./steps/player.ts"
import { screens } from "./steps/screens.ts"
import { fits, newVisitor, type Visitor } from "./steps/visitor.ts"

// The policy is the whole house's.
test.describe.configure({ mode: "serial" })

const gameId = "grand-sablon"

/** Money in somebody's purse of the sports book. */
async function hasSports({ casino, person }: Visitor, euros: number): Promise<void> {
  const owner = new pg.Client({ connectionString: runningCluster(casino.dataDir)! })
  await owner.connect()
  try {
    const { rows } = await owner.query("select id from players.player where email = $1", [person.email])
    await seedMoney(owner, BigInt(rows[0].id), euros, "sports")
  } finally {
    await owner.end()
  }
}

for (const { screen, language } of [
  { screen: "desktop", language: "fr" },
  { screen: "phone", language: "nl" },
] as const)
  test.describe(`${screen}, ${language}`, () => {
    test.use(screens[screen])

    test("bar and game say own money and bonus in one line, through a round and the end of the bonus", async ({
      page,
      casino,
    }) => {
      const visitor = newVisitor(page, casino, language)
      await switchPolicy(casino, joiningBonus, "on")
      const caller = await isPlayer(visitor)
      await deposit(caller, worldOf(casino), 50, { joiningBonus: true })
      const held = async () => (await caller.call(bonuses.getActiveJoiningBonus, {})).bonus?.active ?? null
      await expect.poll(held).not.toBeNull()
      await page.goto(href("play", language, { gameId }))
      await allSay(visitor, balanceLine(visitor, 50, 50))
      await fits(page)
      await spins(gameFrame(page))
      const own = async () => (await caller.call(me.getUserDetails, {})).user.userWallet.amount
      await allSay(visitor, balanceLine(visitor, await own(), 50))
      // An operator ends it while the game is open.
      const { bonusId } = (await held())!
      await inHouse(casino, (tx) => cancelBonus(tx, BigInt(bonusId), "a test", "a test"))
      await allSay(visitor, balanceLine(visitor, await own(), 0))
    })
  })

test.describe("phone, en", () => {
  test.use(screens.phone)

  test("a bonus that comes while a game is open stands in bar and game, and the page says how to play it", async ({
    page,
    casino,
  }) => {
    const visitor = newVisitor(page, casino, "en")
    await switchPolicy(casino, joiningBonus, "on")
    const caller = await isPlayer(visitor)
    // What lies in the sports book is no money of the casino, nor a bonus.
    await hasSports(visitor, 30)
    await page.goto(href("play", "en", { gameId }))
    await allSay(visitor, balanceLine(visitor, 0, 0))
    await deposit(caller, worldOf(casino), 20, { joiningBonus: true })
    await allSay(visitor, balanceLine(visitor, 20, 20))
    const t = translate("en", "play")
    await expect(page.getByText(t("bonusCame"))).toBeVisible()
    await page.getByRole("button", { name: t("openAgain") }).click()
    await expect(page.getByText(t("bonusCame"))).toHaveCount(0)
    await allSay(visitor, balanceLine(visitor, 20, 20))
  })
})
