import { consent, notifications, players, referrals } from "@elite/contract"
import { confirmEmail, deposit, makePerson, proveIdentity, signUpForm } from "@elite/testkit/person"
import { beforeAll, describe, expect, it, test } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { listMailsTo } from "../../../testing/people.ts"
import { pause } from "../limits/index.ts"
import { cashCents } from "../payments/testing/payer.ts"
import { closePlayer, playerRegistered } from "../players/index.ts"
import { referralFixture, type TestVisitor } from "./testing/fixture.ts"

const casino = casinoForFile()
const kit = referralFixture(casino)
const { referralsOf, friendOf, wholeFriendOf, decides, claim, policyIs } = kit
const rowOf = async (referrer: Parameters<typeof referralsOf>[0]) =>
  (await referralsOf(referrer)).users.rows[0]!
const bonus = async () => (await casino().visitor().call(referrals.getReferralBonus, {})).bonus

test("while the policy is not on there is no bonus, no link and nobody's friend", async () => {
  const referrer = await kit.somebody()
  for (const state of ["off", "infoOnly"] as const) {
    await policyIs(state)
    if (state === "off") expect(await bonus()).toBeNull()
    else await expect.poll(async () => (await bonus())?.status).toBe("info")
    expect(await referralsOf(referrer)).toEqual({ referralLink: null, users: { count: 0, rows: [] } })
  }
  await policyIs("on")
  const code = await kit.codeOf(referrer)
  await policyIs("infoOnly")
  const friend = await kit.somebody()
  await signsUpBy(code, friend.playerId)
  await policyIs("on")
  expect((await referralsOf(referrer)).users.count).toBe(0)
})

const signsUpBy = async (referralCode: string, playerId: bigint) => {
  await kit.transact((tx) => tx.publish(playerRegistered, { playerId, language: "nl", referralCode }))
  await casino().drain()
}

describe("with the policy on", () => {
  beforeAll(() => policyIs("on"))

  it("says what is given for what", async () => {
    await expect.poll(bonus).toEqual({
      status: "offered",
      terms: {
        amount: 20,
        leastDeposits: 20,
        leastStakes: 100,
        days: 30,
        waitHours: 48,
        claimDays: 7,
        mostPerMonth: 5,
        mostEver: 20,
      },
    })
  })

  it("gives each player one link for ever, that says nothing of them", async () => {
    const player = await kit.somebody()
    const { referralLink } = await referralsOf(player)
    expect(referralLink).toMatch(/\/signup\?referral_code=[\w-]{12}$/)
    expect((await referralsOf(player)).referralLink).toBe(referralLink)
    expect(await kit.codeOf(await kit.somebody())).not.toBe(await kit.codeOf(player))
  })

  it("goes the whole way through the real doors", async () => {
    const referrer = await kit.somebody()
    const referralCode = await kit.codeOf(referrer)
    const friend = casino().visitor()
    const { consentVersion: version } = consent
    const choice = { necessary: true, marketing: false, targeting: true, personal: false, version } as const
    await friend.call(consent.chooseConsent, choice)
    const person = makePerson()
    const world = { sandboxUrl: casino().sandboxUrl, drain: () => casino().drain() }
    const form = { ...signUpForm(person), address: "Dampoortstraat 77", referralCode }
    const { userId } = await friend.call(players.signUp, form)
    await casino().drain()
    expect(await rowOf(referrer)).toMatchObject({ state: "registered", reward: null })
    await confirmEmail(friend, world, person)
    await proveIdentity(friend, world, person)
    await casino().drain()
    expect((await rowOf(referrer)).state).toBe("verified")
    await deposit(friend, world, 20)
    await casino().drain()
    const { username, state, ...rest } = await rowOf(referrer)
    expect([state, username]).toEqual(["deposited", expect.stringContaining("•")])
    expect(Object.keys(rest).sort()).toEqual(["referralId", "registeredAt", "reward"])
    await kit.stakes({ playerId: BigInt(userId) } as never, 100)
    await casino().drain()
    expect((await rowOf(referrer)).state).toBe("qualified")
    await decides(47)
    expect((await rowOf(referrer)).state).toBe("qualified")
    await decides(1)
    expect(await rowOf(referrer)).toMatchObject({ state: "paid", reward: { amount: 20, state: "open" } })
    const visitor = await kit.again(referrer)
    const [note] = (await visitor.call(notifications.getNotifications, {})).notifications.rows
    expect(note).toMatchObject({ kind: "money", link: "/account/referrals" })
    const [letter] = await listMailsTo(casino(), referrer.email)
    expect(letter).toMatchObject({ subject: "U krijgt €\u00a020,00 voor een uitnodiging" })
    expect(`${letter!.text}${note!.text}`).not.toContain(person.firstName + person.lastName)
    const { referralId } = await rowOf(referrer)
    expect(await claim(referrer, referralId)).toMatchObject({ newBalance: 20 })
    expect(await rowOf(referrer)).toMatchObject({ reward: { state: "claimed" } })
  })

  it("notes whom somebody says they were invited by, whatever their browser may keep; a wrong code is nobody's", async () => {
    const referrer = await kit.somebody()
    const signsUp = (referralCode: string) =>
      casino()
        .visitor()
        .call(players.signUp, { ...signUpForm(makePerson()), referralCode })
    const { userId } = await signsUp(await kit.codeOf(referrer))
    await signsUp("nobody’s")
    await casino().drain()
    expect((await referralsOf(referrer)).users.count).toBe(1)
    expect(await kit.own("select from consent.origin where player_id = $1", [userId])).toEqual([])
  })

  it("says before an account is opened whether a code is one, and not whose, nor what became of them", async () => {
    const referrer = await kit.somebody()
    const referralCode = await kit.codeOf(referrer)
    const asks = (code: string) =>
      casino().visitor().call(referrals.checkReferralCode, { referralCode: code })
    expect(await asks(referralCode)).toEqual({ isKnown: true })
    const unknown = { name: "ReferralCodeUnknownErrorType" }
    await expect(asks(`${referralCode}x`)).rejects.toMatchObject(unknown)
    await kit.transact((tx) => pause(tx, referrer.playerId, { as: "exclusion", until: null }))
    expect(await asks(referralCode)).toEqual({ isKnown: true })
    await policyIs("infoOnly")
    await expect(asks(referralCode)).rejects.toMatchObject(unknown)
    await policyIs("on")
  })

  it("notes nobody by the link of whoever is gone for good, and somebody's again of whoever is away for a time", async () => {
    const [gone, left, away] = [await kit.somebody(), await kit.somebody(), await kit.somebody()]
    const codes = [await kit.codeOf(gone), await kit.codeOf(left), await kit.codeOf(away)] as const
    const until = new Date(casino().clock.now().getTime() + 3_600_000)
    await kit.transact((tx) => pause(tx, gone.playerId, { as: "exclusion", until: null }))
    await kit.transact((tx) => closePlayer(casino().platform, tx, left.playerId))
    await kit.transact((tx) => pause(tx, away.playerId, { as: "break", until }))
    for (const code of codes) await signsUpBy(code, (await kit.somebody()).playerId)
    const noted = await kit.own("select referrer_id from referrals.referral where referrer_id = any($1)", [
      [gone, left, away].map(({ playerId }) => playerId),
    ])
    expect(noted).toEqual([{ referrer_id: String(away.playerId) }])
  })

  it("of two hundred claims at once answers one, and every other by its name", async () => {
    const referrer = await kit.somebody()
    await wholeFriendOf(referrer)
    await decides()
    const { referralId } = await rowOf(referrer)
    const visitor = await kit.again(referrer)
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, () => visitor.call(referrals.claimReferral, { referralId })),
    )
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    const names = answers.flatMap((each) => (each.status === "rejected" ? [each.reason.name] : []))
    expect(new Set(names)).toEqual(new Set(["ReferralClaimedErrorType"]))
    expect(await cashCents(casino(), referrer.playerId)).toBe(2_000)
  })

  it("counts what happened in time only, and takes back what went back", async () => {
    const referrer = await kit.somebody()
    const friend = await friendOf(referrer)
    await kit.verifies(friend)
    await kit.paysIn(friend, 20)
    const bet = await kit.stakes(friend, 100)
    await casino().drain()
    expect((await rowOf(referrer)).state).toBe("qualified")
    await kit.voids(friend, bet, 100)
    await casino().drain()
    expect((await rowOf(referrer)).state).toBe("deposited")
    casino().clock.advance(30 * 24 * 3_600_000 + 1)
    await kit.stakes(friend, 100)
    await casino().drain()
    expect((await rowOf(referrer)).state).toBe("deposited")
    await decides(24)
    expect([(await rowOf(referrer)).state, await kit.reasonOf(friend)]).toEqual(["rejected", "tooLate"])
  })

  it("is qualified by the last of the three, whichever that is, and by none of two", async () => {
    const referrer = await kit.somebody()
    for (const last of [kit.verifies, (friend: TestVisitor) => kit.paysIn(friend, 20)]) {
      const friend = await friendOf(referrer)
      await kit.stakes(friend, 100)
      if (last !== kit.verifies) await kit.verifies(friend)
      else await kit.paysIn(friend, 20)
      await casino().drain()
      expect((await rowOf(referrer)).state).not.toBe("qualified")
      await last(friend)
      await casino().drain()
      expect((await rowOf(referrer)).state).toBe("qualified")
    }
  })

  it("notes nobody as their own friend, or as an older player's, and each as one player's for ever", async () => {
    const [older, referrer, other] = [await kit.somebody(), await kit.somebody(), await kit.somebody()]
    const friend = await friendOf(referrer)
    for (const { playerId } of [older, referrer]) await signsUpBy(await kit.codeOf(referrer), playerId)
    await signsUpBy(await kit.codeOf(other), friend.playerId)
    expect((await referralsOf(referrer)).users.count).toBe(1)
    expect((await referralsOf(other)).users.count).toBe(0)
    expect(await kit.own("select from kernel.alarm")).toEqual([])
  })

  it("gives no link to whoever may not play just now", async () => {
    const player = await kit.somebody()
    const until = new Date(casino().clock.now().getTime() + 3_600_000)
    await kit.transact((tx) => pause(tx, player.playerId, { as: "break", until }))
    // Their sessions end by it; the next one is restricted.
    await casino().drain()
    expect((await referralsOf(player)).referralLink).toBeNull()
  })

  it("counts of a bet beside a bonus what was cash, and takes no more than that back", async () => {
    const referrer = await kit.somebody()
    const friend = await friendOf(referrer)
    await kit.verifies(friend)
    await kit.paysIn(friend, 20)
    const bet = await kit.stakes(friend, 80, 60)
    await kit.stakes(friend, 50, 0)
    await kit.stakes(friend, 39, 39)
    await casino().drain()
    expect((await rowOf(referrer)).state).toBe("deposited")
    await kit.stakes(friend, 1)
    await casino().drain()
    expect((await rowOf(referrer)).state).toBe("qualified")
    await kit.voids(friend, bet, 80, 60)
    await kit.stakes(friend, 60)
    await casino().drain()
    expect((await rowOf(referrer)).state).toBe("qualified")
  })

  it("stays claimable, and is shown, when the policy is switched off; what is due waits", async () => {
    const [referrer, other] = [await kit.somebody(), await kit.somebody()]
    await wholeFriendOf(referrer)
    await decides()
    await wholeFriendOf(other)
    await policyIs("off")
    await decides()
    const { referralLink, users } = await referralsOf(referrer)
    expect([referralLink, users.count]).toEqual([null, 1])
    expect((await referralsOf(other)).users.count).toBe(0)
    await claim(referrer, users.rows[0]!.referralId)
    await policyIs("on")
    await decides(0)
    expect((await rowOf(other)).state).toBe("paid")
  })
})
