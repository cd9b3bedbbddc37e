import { content, me, referrals } from "@elite/contract"
import { translate } from "@elite/words"
import { expect, it } from "vitest"
import { type ApiAnswer, createRouteArgs } from "../../testing/visitFixture.ts"
import { action, loader } from "./account.server.ts"

const pathname = "/nl/account/uitnodigingen"
const link = "https://casino.test/nl/registreren?referral_code=abcdefghijkl"
const apiAnswers = (referralReward: string, referralLink: string | null, count: number) => ({
  [me.getUserDetails.path]: { data: { user: { wallets: [] } } },
  [content.siteDetail.path]: { data: { siteDetail: { features: { referralReward } } } },
  [referrals.getReferralBonus.path]: { data: { bonus: null } },
  [referrals.getUsersJoinByReferral.path]: { data: { referralLink, users: { count, rows: [] } } },
})
const opens = (answers: Record<string, ApiAnswer>) =>
  loader(createRouteArgs(answers, undefined, { pathname }).args)

it("exists while referrals are on, after a reward, or under infoOnly", async () => {
  expect(await opens(apiAnswers("on", link, 0))).toMatchObject({ referralLink: link, isInfoOnly: false })
  expect(await opens(apiAnswers("off", null, 1))).toMatchObject({ referralLink: null, users: { count: 1 } })
  expect(await opens(apiAnswers("infoOnly", null, 0))).toMatchObject({ isInfoOnly: true })
  await expect(opens(apiAnswers("off", null, 0))).rejects.toMatchObject({ init: { status: 404 } })
})

it("claims and redirects with the message; shows a failure without one", async () => {
  const claims = (answer: ApiAnswer) =>
    createRouteArgs({ [referrals.claimReferral.path]: answer }, { referralId: "7" }, { pathname })
  const { args, notices } = claims({ data: { message: "Gedaan.", newBalance: 20 } })
  expect(await action(args)).toMatchObject({ status: 302 })
  expect(notices()).toMatchObject([{ kind: "success", text: "Gedaan." }])
  expect(await action(claims({ status: 400 }).args)).toMatchObject({
    refusal: { description: translate("nl", "referrals")("friends.failed") },
  })
})
