import { content, players, referrals } from "@elite/contract"
import { expect, it, test } from "vitest"
import { type ApiAnswer, createRouteArgs } from "../../testing/visitFixture.ts"
import { readInvitation } from "./invitation.server.ts"
import { invitationKnownField } from "./invitation.ts"
import { action, loader } from "./signup.server.ts"

const fields = Object.fromEntries(players.registrationFieldNames.map((name) => [name, 1]))
const apiAnswers = (referralReward: string): Record<string, ApiAnswer> => ({
  [players.getRegistrationFields.path]: { data: { registrationFields: fields } },
  [content.siteDetail.path]: { data: { siteDetail: { features: { referralReward } } } },
  [content.getAllCountry.path]: { data: { countries: [] } },
  [content.getLanguages.path]: { data: { languages: [] } },
})
const sentence = "We do not know this code."
const unknown: ApiAnswer = {
  status: 400,
  error: { name: "ReferralCodeUnknownErrorType", description: sentence },
}
const here = { cookie: "", pathname: "/signup" }

it("is shown while referrals are rewarded, with the code of the address", async () => {
  const opens = (state: string, search: string) =>
    loader(createRouteArgs(apiAnswers(state), undefined, { ...here, search }).args)
  expect(await opens("on", "?referral_code=abc")).toMatchObject({
    requirements: { referralCode: 1 },
    invitation: "abc",
  })
  expect(await opens("on", "")).toMatchObject({ requirements: { referralCode: 1 }, invitation: null })
  expect(await opens("infoOnly", "?referral_code=abc")).toMatchObject({
    requirements: { referralCode: 0 },
    invitation: null,
  })
})

it("refuses an unknown code together with other errors, and skips the check where the field is hidden", async () => {
  const answers = { ...apiAnswers("on"), [referrals.checkReferralCode.path]: unknown }
  const form = { email: "no address", referralCode: "a-slip" }
  expect(await action(createRouteArgs(answers, form, here).args)).toMatchObject({
    refusal: { fields: { email: expect.any(String), referralCode: sentence } },
    written: { referralCode: "a-slip" },
  })
  const off = { ...apiAnswers("off"), [referrals.checkReferralCode.path]: unknown }
  const { refusal } = (await action(createRouteArgs(off, form, here).args)) as { refusal: { fields: object } }
  expect(refusal.fields).not.toHaveProperty("referralCode")
})

test.each([
  ["what was written", "abc", {}, { referralCode: "abc" }],
  ["the code of a whole link", "https://a.test/signup?referral_code=abc", {}, { referralCode: "abc" }],
  ["nobody, where it was emptied", "", { [invitationKnownField]: "yes" }, {}],
  ["whoever the allowed cookie names, where no script could say so", "", {}, { referralCode: "of-cookie" }],
])("a newcomer was invited by %s", (_, written, fields, invitation) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const api = { visit: { headers: { cookie: "referral_code=of-cookie" } } } as never
  expect(readInvitation(api, form, written)).toEqual(invitation)
})
