import { consent, notifications, players, referrals } from "@elite/contract"
import { confirmEmail, deposit, makePerson, proveIdentity, signUpForm } from "@elite/testkit/person"
import { retryWhileBusy } from "@elite/testkit/retryWhileBusy"
import { beforeAll, describe, expect, it, test } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { listMailsTo } from "../../../testing/people.ts"
import { dayMs, hourMs } from "../../platform/lib/calendar.ts"
import { pause } from "../limits/index.ts"
import { cashCents } from "../payments/testing/payer.ts"
import { closePlayer, playerRegistered } from "../players/index.ts"
import { referralFixture, type TestVisitor } from "./testing/fixture.ts"

const casino = casinoForFile()
const kit = referralFixture(casino)
const { getReferrals, registerFriend, registerQualifiedFriend, passHoursAndDecide, claim, setPolicyState } =
  kit
const rowOf = async (referrer: Parameters<typeof getReferrals>[0]) =>
  (await getReferrals(referrer)).users.rows[0]!
const bonus = async () => (await casino().visitor().call(referrals.getReferralBonus, {})).bonus

test("without the policy there is no bonus, no link and no referral", async () => {
  const referrer = await kit.newPlayer()
  for (const state of ["off", "infoOnly"] as const) {
    await setPolicyState(state)
    if (state === "off") expect(await bonus()).toBeNull()
    else await expect.poll(async () => (await bonus())?.status).toBe("info")
    expect(await getReferrals(referrer)).toEqual({ referralLink: null, users: { count: 0, rows: [] } })
  }
  await setPolicyState("on")
  const code = await kit.getCode(referrer)
  await setPolicyState("infoOnly")
  const friend = await kit.newPlayer()
  await registerWithCode(code, friend.playerId)
  await setPolicyState("on")
  expect((await getReferrals(referrer)).users.count).toBe(0)
})

const registerWithCode = async (referralCode: string, playerId: bigint) => {
  await kit.transact((tx) => tx.publish(playerRegistered, { playerId, language: "nl", referralCode }))
  await casino().drain()
}

describe("with the policy on", () => {
  beforeAll(() => setPolicyState("on"))

  it("publishes its terms", async () => {
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

  it("gives each player one permanent link that reveals nothing of them", async () => {
    const player = await kit.newPlayer()
    const { referralLink } = await getReferrals(player)
    expect(referralLink).toMatch(/\/signup\?referral_code=[\w-]{12}$/)
    expect((await getReferrals(player)).referralLink).toBe(referralLink)
    expect(await kit.getCode(await kit.newPlayer())).not.toBe(await kit.getCode(player))
  })

  it("goes from sign-up to claim over the public calls", async () => {
    const referrer = await kit.newPlayer()
    const referralCode = await kit.getCode(referrer)
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
    await kit.stake({ playerId: BigInt(userId) } as never, 100)
    await casino().drain()
    expect((await rowOf(referrer)).state).toBe("qualified")
    await passHoursAndDecide(47)
    expect((await rowOf(referrer)).state).toBe("qualified")
    await passHoursAndDecide(1)
    expect(await rowOf(referrer)).toMatchObject({ state: "paid", reward: { amount: 20, state: "open" } })
    const visitor = await kit.logInAgain(referrer)
    const [note] = (await visitor.call(notifications.getNotifications, {})).notifications.rows
    expect(note).toMatchObject({ kind: "money", link: "/account/referrals" })
    const [letter] = await listMailsTo(casino(), referrer.email)
    expect(letter).toMatchObject({ subject: "U krijgt €\u00a020,00 voor een uitnodiging" })
    expect(`${letter!.text}${note!.text}`).not.toContain(person.firstName + person.lastName)
    const { referralId } = await rowOf(referrer)
    expect(await claim(referrer, referralId)).toMatchObject({ newBalance: 20 })
    expect(await rowOf(referrer)).toMatchObject({ reward: { state: "claimed" } })
  })

  it("records the referrer whatever consent the browser has, and ignores an unknown code", async () => {
    const referrer = await kit.newPlayer()
    const signUpWithCode = (referralCode: string) =>
      casino()
        .visitor()
        .call(players.signUp, { ...signUpForm(makePerson()), referralCode })
    const { userId } = await signUpWithCode(await kit.getCode(referrer))
    await signUpWithCode("nobody’s")
    await casino().drain()
    expect((await getReferrals(referrer)).users.count).toBe(1)
    expect(await kit.runSql("select from consent.origin where player_id = $1", [userId])).toEqual([])
  })

  it("tells a visitor whether a code exists, and nothing of its player or their exclusion", async () => {
    const referrer = await kit.newPlayer()
    const referralCode = await kit.getCode(referrer)
    const check = (code: string) =>
      casino().visitor().call(referrals.checkReferralCode, { referralCode: code })
    expect(await check(referralCode)).toEqual({ isKnown: true })
    const unknown = { name: "ReferralCodeUnknownErrorType" }
    await expect(check(`${referralCode}x`)).rejects.toMatchObject(unknown)
    await kit.transact((tx) => pause(tx, referrer.playerId, { as: "exclusion", until: null }))
    expect(await check(referralCode)).toEqual({ isKnown: true })
    await setPolicyState("infoOnly")
    await expect(check(referralCode)).rejects.toMatchObject(unknown)
    await setPolicyState("on")
  })

  it("ignores the code of a player barred for good, and accepts that of one on a break", async () => {
    const [gone, left, away] = [await kit.newPlayer(), await kit.newPlayer(), await kit.newPlayer()]
    const codes = [await kit.getCode(gone), await kit.getCode(left), await kit.getCode(away)] as const
    const until = new Date(casino().clock.now().getTime() + hourMs)
    await kit.transact((tx) => pause(tx, gone.playerId, { as: "exclusion", until: null }))
    await kit.transact((tx) => closePlayer(casino().platform, tx, left.playerId))
    await kit.transact((tx) => pause(tx, away.playerId, { as: "break", until }))
    for (const code of codes) await registerWithCode(code, (await kit.newPlayer()).playerId)
    const recorded = await kit.runSql(
      "select referrer_id from referrals.referral where referrer_id = any($1)",
      [[gone, left, away].map(({ playerId }) => playerId)],
    )
    expect(recorded).toEqual([{ referrer_id: String(away.playerId) }])
  })

  it("pays one of two hundred concurrent claims, and refuses the others by name", async () => {
    const referrer = await kit.newPlayer()
    await registerQualifiedFriend(referrer)
    await passHoursAndDecide()
    const { referralId } = await rowOf(referrer)
    const visitor = await kit.logInAgain(referrer)
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, () =>
        retryWhileBusy(() => visitor.call(referrals.claimReferral, { referralId })),
      ),
    )
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    const names = answers.flatMap((each) => (each.status === "rejected" ? [each.reason.name] : []))
    expect(new Set(names)).toEqual(new Set(["ReferralClaimedErrorType"]))
    expect(await cashCents(casino(), referrer.playerId)).toBe(2_000)
  })

  it("counts what happened before the deadline, less voided bets", async () => {
    const referrer = await kit.newPlayer()
    const friend = await registerFriend(referrer)
    await kit.verifyIdentity(friend)
    await kit.depositEuros(friend, 20)
    const bet = await kit.stake(friend, 100)
    await casino().drain()
    expect((await rowOf(referrer)).state).toBe("qualified")
    await kit.voidBet(friend, bet, 100)
    await casino().drain()
    expect((await rowOf(referrer)).state).toBe("deposited")
    casino().clock.advance(30 * dayMs + 1)
    await kit.stake(friend, 100)
    await casino().drain()
    expect((await rowOf(referrer)).state).toBe("deposited")
    await passHoursAndDecide(24)
    expect([(await rowOf(referrer)).state, await kit.findReason(friend)]).toEqual(["rejected", "tooLate"])
  })

  it("qualifies a friend by the last of three conditions in any order", async () => {
    const referrer = await kit.newPlayer()
    for (const last of [kit.verifyIdentity, (friend: TestVisitor) => kit.depositEuros(friend, 20)]) {
      const friend = await registerFriend(referrer)
      await kit.stake(friend, 100)
      if (last !== kit.verifyIdentity) await kit.verifyIdentity(friend)
      else await kit.depositEuros(friend, 20)
      await casino().drain()
      expect((await rowOf(referrer)).state).not.toBe("qualified")
      await last(friend)
      await casino().drain()
      expect((await rowOf(referrer)).state).toBe("qualified")
    }
  })

  it("records no self-referral, no older player, and one referrer for each friend", async () => {
    const [older, referrer, other] = [await kit.newPlayer(), await kit.newPlayer(), await kit.newPlayer()]
    const friend = await registerFriend(referrer)
    for (const { playerId } of [older, referrer])
      await registerWithCode(await kit.getCode(referrer), playerId)
    await registerWithCode(await kit.getCode(other), friend.playerId)
    expect((await getReferrals(referrer)).users.count).toBe(1)
    expect((await getReferrals(other)).users.count).toBe(0)
    expect(await kit.runSql("select from kernel.alarm")).toEqual([])
  })

  it("gives no link to a player who may not play", async () => {
    const player = await kit.newPlayer()
    const until = new Date(casino().clock.now().getTime() + hourMs)
    await kit.transact((tx) => pause(tx, player.playerId, { as: "break", until }))
    // The break ends the sessions; the next one is restricted.
    await casino().drain()
    expect((await getReferrals(player)).referralLink).toBeNull()
  })

  it("counts the cash part of a bet with a bonus, and reverses no more than that", async () => {
    const referrer = await kit.newPlayer()
    const friend = await registerFriend(referrer)
    await kit.verifyIdentity(friend)
    await kit.depositEuros(friend, 20)
    const bet = await kit.stake(friend, 80, 60)
    await kit.stake(friend, 50, 0)
    await kit.stake(friend, 39, 39)
    await casino().drain()
    expect((await rowOf(referrer)).state).toBe("deposited")
    await kit.stake(friend, 1)
    await casino().drain()
    expect((await rowOf(referrer)).state).toBe("qualified")
    await kit.voidBet(friend, bet, 80, 60)
    await kit.stake(friend, 60)
    await casino().drain()
    expect((await rowOf(referrer)).state).toBe("qualified")
  })

  it("keeps a reward claimable when the policy is switched off, and postpones what is due", async () => {
    const [referrer, other] = [await kit.newPlayer(), await kit.newPlayer()]
    await registerQualifiedFriend(referrer)
    await passHoursAndDecide()
    await registerQualifiedFriend(other)
    await setPolicyState("off")
    await passHoursAndDecide()
    const { referralLink, users } = await getReferrals(referrer)
    expect([referralLink, users.count]).toEqual([null, 1])
    expect((await getReferrals(other)).users.count).toBe(0)
    await claim(referrer, users.rows[0]!.referralId)
    await setPolicyState("on")
    await passHoursAndDecide(0)
    expect((await rowOf(other)).state).toBe("paid")
  })
})
