import { loyalty, me } from "@elite/contract"
import { formatsOf, translate } from "@elite/words"
import { expect, it } from "vitest"
import { type ApiAnswer, createRouteArgs } from "../../testing/visitFixture.ts"
import { action, loader } from "./shop.server.ts"

const say = translate("fr", "loyalty")
const pathname = "/fr/guichet"
const redemption = { coinsPerEuro: 1_000, least: 1_000, step: 100, isOn: true }
const rules = { categories: [], otherCategories: 0.3, rankDays: 365, noticeDays: 14, redemption }
const userWallet = { amount: 12.5, coins: 2_315.75 }
const user = { userWallet, wallets: [], isEmailVerified: true, kycStatus: "accepted" }
const house = (of: object = {}, terms: object = {}): Record<string, ApiAnswer> => ({
  [me.getUserDetails.path]: { data: { user: { ...user, ...of } } },
  [loyalty.getLoyaltyLevel.path]: { data: { loyaltyLevels: [] } },
  [loyalty.getLoyaltyRules.path]: { data: { ...rules, redemption: { ...redemption, ...terms } } },
})
const lockIn = async (answers: Record<string, ApiAnswer>) =>
  (await loader(createRouteArgs(answers, undefined, { pathname }).args)).counter.lock
const sends = (eliteCoins: string, answer: ApiAnswer) =>
  createRouteArgs(
    { ...house(), [loyalty.convertEliteCoins.path]: answer },
    { eliteCoins, attempt: "one-attempt" },
    { pathname },
  )

it("is open to whoever may redeem, and says why it is not", async () => {
  expect(await lockIn(house())).toBeNull()
  expect(await lockIn(house({}, { isOn: false }))).toBe("off")
  expect(await lockIn(house({ exclusion: { type: "TAKE_A_BREAK", until: null } }))).toBe("restricted")
  expect(await lockIn(house({ isEmailVerified: false }))).toBe("email")
  expect(await lockIn(house({ kycStatus: "none" }))).toBe("identity")
})

it("leads back to the counter with what was said", async () => {
  const { args, notices } = sends("2.300", { data: { message: "C’est fait.", newBalance: 14.8 } })
  expect(await action(args)).toMatchObject({ status: 302 })
  const detail = say("counter.newBalance", { balance: formatsOf("fr").euros(14.8) })
  expect(notices()).toEqual([{ kind: "success", text: "C’est fait.", detail }])
})

it("says at the field what is wrong there, and elsewhere that it failed where nothing else is said", async () => {
  const refused = (name: string, description: string): ApiAnswer => ({
    status: 400,
    error: { name, description },
  })
  expect(await action(sends("deux", refused("", "")).args)).toMatchObject({
    refusal: { fields: { eliteCoins: say("counter.missing") } },
    written: { eliteCoins: "deux" },
  })
  expect(await action(sends("5000", refused("CoinsNotEnoughErrorType", "Trop peu.")).args)).toMatchObject({
    refusal: { fields: { eliteCoins: "Trop peu." } },
  })
  expect(await action(sends("5000", { status: 400 }).args)).toMatchObject({
    refusal: { description: say("counter.failed"), fields: {} },
  })
})
