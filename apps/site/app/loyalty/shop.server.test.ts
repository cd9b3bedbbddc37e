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
const apiAnswers = (of: object = {}, terms: object = {}): Record<string, ApiAnswer> => ({
  [me.getUserDetails.path]: { data: { user: { ...user, ...of } } },
  [loyalty.getLoyaltyLevel.path]: { data: { loyaltyLevels: [] } },
  [loyalty.getLoyaltyRules.path]: { data: { ...rules, redemption: { ...redemption, ...terms } } },
})
const lockIn = async (answers: Record<string, ApiAnswer>) =>
  (await loader(createRouteArgs(answers, undefined, { pathname }).args)).counter.lock
const sends = (eliteCoins: string, answer: ApiAnswer) =>
  createRouteArgs(
    { ...apiAnswers(), [loyalty.convertEliteCoins.path]: answer },
    { eliteCoins, attempt: "one-attempt" },
    { pathname },
  )

it("is open to players who may redeem, and names the reason otherwise", async () => {
  expect(await lockIn(apiAnswers())).toBeNull()
  expect(await lockIn(apiAnswers({}, { isOn: false }))).toBe("off")
  expect(await lockIn(apiAnswers({ exclusion: { type: "TAKE_A_BREAK", until: null } }))).toBe("restricted")
  expect(await lockIn(apiAnswers({ isEmailVerified: false }))).toBe("email")
  expect(await lockIn(apiAnswers({ kycStatus: "none" }))).toBe("identity")
})

it("redirects to the counter with the message of the API", async () => {
  const { args, notices } = sends("2.300", { data: { message: "C’est fait.", newBalance: 14.8 } })
  expect(await action(args)).toMatchObject({ status: 302 })
  const detail = say("counter.newBalance", { balance: formatsOf("fr").euros(14.8) })
  expect(notices()).toEqual([{ kind: "success", text: "C’est fait.", detail }])
})

it("shows field errors at the field, and a general failure otherwise", async () => {
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
