import { afterAll, beforeAll, describe, expect, it, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { dayMs, hourMs } from "../../../platform/lib/calendar.ts"
import { identityDeclined } from "../../identity/index.ts"
import { pause } from "../../limits/index.ts"
import { depositChargedBack, depositRefunded } from "../../payments/index.ts"
import { stakesAnnulled } from "../../play/index.ts"
import { closePlayer, playerExcludedByRegister } from "../../players/index.ts"
import { findPrizeId } from "../../prizes/testing/findPrizeId.ts"
import { referralFixture, type TestVisitor } from "../testing/fixture.ts"
import { lockReferrers, takeDueReferrals } from "./store.ts"

const casino = casinoForFile({ sandbox: false })
const kit = referralFixture(casino)
const {
  runSql,
  newPlayer,
  registerFriend,
  registerQualifiedFriend,
  passHoursAndDecide,
  getReferrals,
  findReason,
  claim,
  runCommand,
} = kit
beforeAll(() => kit.setPolicyState("on"))
// The row has no movements, so the audit would report it.
afterAll(() => runSql("delete from payments.withdrawal where id = 'W-sign'"))

const stateOf = async (referrer: TestVisitor) =>
  (await getReferrals(referrer)).users.rows.map(({ state }) => state)
const chargeBack = ({ playerId }: TestVisitor) =>
  kit.transact((tx) =>
    tx.publish(depositChargedBack, {
      playerId,
      orderId: "a test",
      amountCents: 2_000,
      reason: "chargedBack",
      wasCredited: true,
      takenCents: 2_000,
      missingCents: 0,
    }),
  )
const annul = ({ playerId }: TestVisitor) =>
  kit.transact((tx) =>
    tx.publish(stakesAnnulled, {
      playerId,
      annulmentId: 1n,
      reason: "underAge",
      stakeUnits: 10_000_000n,
      winUnits: 0n,
      proposedBy: "anna",
      operator: "bert",
    }),
  )
const decline = ({ playerId }: TestVisitor) =>
  kit.transact((tx) => tx.publish(identityDeclined, { playerId, reference: "x", reason: "underAge" }))
const setLogin = ({ playerId }: TestVisitor, address: string, device: string, daysAgo = 0) =>
  runSql(
    `update sessions.session set address = $2, device_hash = $3::bytea,
       started_at = started_at - make_interval(days => $4::integer) where player_id = $1`,
    [playerId, address, device, daysAgo],
  )
const browser = "11111111-2222-4333-8444-555555555555"
const chooseConsent = ({ playerId }: TestVisitor) =>
  runSql(
    `insert into consent.choice (device_id, player_id, version, marketing, targeting, personal, chosen_at)
     values ($2, $1, '1', true, true, true, $3)`,
    [playerId, browser, casino().clock.now()],
  )
const setAddress = ({ playerId }: TestVisitor, address: string, postalCode: string) =>
  runSql("update players.player set country_code = 'BE', postal_code = $3, address = $2 where id = $1", [
    playerId,
    address,
    postalCode,
  ])
const setIban = ({ playerId }: TestVisitor, iban: string) =>
  runSql("update payments.payout_account set iban = $2 where player_id = $1", [playerId, iban])

/** How two accounts come to share a mark, and the expected reason. */
const strongMarks: [reason: string, share: (first: TestVisitor, other: TestVisitor) => Promise<unknown>][] = [
  [
    // An account of the same number cannot be opened.
    "samePerson",
    (first, other) =>
      runSql("update players.player set name_key = 'a hash' where id = any($1)", [
        [first.playerId, other.playerId],
      ]),
  ],
  [
    "sameIban",
    async (first, other) => {
      for (const each of [first, other]) await setIban(each, "BE71096123456769")
      await runSql("update payments.payout_account set removed_at = added_at where player_id = $1", [
        first.playerId,
      ])
    },
  ],
  [
    "sameIban",
    async (first, other) => {
      await setIban(first, "BE43068999999501")
      await runSql(
        `insert into payments.withdrawal (id, player_id, amount_cents, method, iban, holder_name, payee_check, status,
           approvals_needed, balance_before_cents, balance_after_cents, followed_at, created_at, updated_at)
         select 'W-sign', $1::bigint, 2000, 'bnp', 'BE43068999999501', 'A name', 'MATCH', 'failed', 0, 2000, 0, t, t, t
         from (select $2::timestamptz as t) now`,
        [other.playerId, casino().clock.now()],
      )
    },
  ],
  [
    "sameCard",
    async (first, other) => {
      for (const { playerId } of [first, other])
        await runSql(
          `insert into payments.deposit (id, player_id, amount_cents, method, status, card_mark, created_at, updated_at)
           values ('D-' || $1::bigint, $1::bigint, 1000, 'visa', 'failed', 'a card', $2::timestamptz, $2::timestamptz)`,
          [playerId, casino().clock.now()],
        )
    },
  ],
  [
    "sameAddress",
    async (first, other) => {
      await setAddress(first, "Rue Haute 12", "1000")
      await setAddress(other, "rue haute, 12", "1000")
    },
  ],
  [
    "sameDevice",
    async (first, other) => {
      for (const each of [first, other]) await chooseConsent(each)
    },
  ],
  [
    "sameDevice",
    async (first, other) => {
      await chooseConsent(first)
      await runSql(
        "insert into consent.origin (player_id, device_id, found, kept_at) values ($1, $2, '{}', $3)",
        [other.playerId, browser, casino().clock.now()],
      )
    },
  ],
  [
    "sameDevice",
    async (first, other) => {
      for (const each of [first, other]) await setLogin(each, "81.240.7.7", "\\x02")
    },
  ],
  [
    "sameNetwork",
    async (first, other) => {
      await setLogin(first, "91.177.1.4", "\\x03")
      await setLogin(other, "91.177.1.200", "\\x04")
    },
  ],
]

describe("a friend who shares a mark with the referrer", () => {
  it.each(strongMarks)("is rejected as %s", async (reason, share) => {
    const referrer = await newPlayer()
    const friend = await registerQualifiedFriend(referrer)
    await share(friend, referrer)
    await passHoursAndDecide()
    expect([await stateOf(referrer), await findReason(friend)]).toEqual([["rejected"], reason])
    // The referrer sees neither the mark nor that one was found.
    const { rows } = (await getReferrals(referrer)).users
    expect(JSON.stringify(rows)).not.toContain(reason)
  })

  const weakMarks: [name: string, share: (first: TestVisitor, other: TestVisitor) => Promise<unknown>][] = [
    [
      "the operator's own network, and one street",
      async (first, other) => {
        for (const each of [first, other]) await setLogin(each, "10.0.0.7", "\\x05")
        await setAddress(first, "Kouter 12", "9000")
        await setAddress(other, "Kouter 14", "9000")
      },
    ],
    [
      "a network on another day",
      async (first, other) => {
        await setLogin(first, "91.177.2.4", "\\x06")
        await setLogin(other, "91.177.2.5", "\\x07", 1)
      },
    ],
    [
      "a machine of two months ago",
      async (first, other) => {
        for (const each of [first, other]) await setLogin(each, "91.177.3.4", "\\x08", 61)
      },
    ],
  ]
  it.each(weakMarks)("is rewarded for a weak mark: %s", async (_, share) => {
    const referrer = await newPlayer()
    const friend = await registerQualifiedFriend(referrer)
    await share(friend, referrer)
    await passHoursAndDecide()
    expect(await stateOf(referrer)).toEqual(["paid"])
  })

  it("is rejected as a ring by a mark of a sibling, or of the referrer's own referrer", async () => {
    const first = await newPlayer()
    const second = await registerQualifiedFriend(first)
    const third = await registerQualifiedFriend(second)
    await setIban(third, "BE02012345678940")
    await setIban(first, "BE02012345678940")
    const [friend, sibling] = [await registerQualifiedFriend(second), await registerQualifiedFriend(second)]
    for (const each of [friend, sibling]) await chooseConsent(each)
    await passHoursAndDecide()
    expect(await findReason(third)).toBe("ring")
    expect([await findReason(second), await findReason(friend), await findReason(sibling)]).toEqual([
      null,
      null,
      "ring",
    ])
  })

  it("is rejected as a ring by a mark of a player whom the friend invited", async () => {
    const referrer = await newPlayer()
    const friend = await registerQualifiedFriend(referrer)
    const invited = await registerFriend(friend)
    for (const each of [friend, invited]) await setIban(each, "BE71999999999969")
    await casino().drain()
    await passHoursAndDecide()
    expect(await findReason(friend)).toBe("ring")
  })
})

describe("a reward", () => {
  const disqualifications: [
    reason: string,
    disqualifications: (friend: TestVisitor, referrer: TestVisitor) => Promise<unknown>,
  ][] = [
    [
      "excluded",
      ({ playerId }) =>
        kit.transact((tx) => pause(tx, playerId, { as: "exclusion", until: new Date(Date.now() + 1e10) })),
    ],
    ["closed", ({ playerId }) => kit.transact((tx) => closePlayer(casino().platform, tx, playerId))],
    ["declined", decline],
    ["annulled", annul],
    ["excluded", ({ playerId }) => kit.transact((tx) => tx.publish(playerExcludedByRegister, { playerId }))],
    ["chargedBack", chargeBack],
    [
      "referrerClosed",
      (_, { playerId }) => kit.transact((tx) => closePlayer(casino().platform, tx, playerId)),
    ],
    [
      "referrerExcluded",
      (_, { playerId }) =>
        kit.transact((tx) => pause(tx, playerId, { as: "exclusion", until: new Date(Date.now() + 1e10) })),
    ],
  ]
  it.each(disqualifications)("is not given where %s", async (reason, disqualify) => {
    const referrer = await newPlayer()
    const friend = await registerQualifiedFriend(referrer)
    await disqualify(friend, referrer)
    await casino().drain()
    await passHoursAndDecide()
    expect(await findReason(friend)).toBe(reason)
    expect(
      await runSql("select from referrals.referral where referrer_id = $1 and rewarded_at is not null", [
        referrer.playerId,
      ]),
    ).toEqual([])
  })

  it("is given although a deposit was refunded before it was credited", async () => {
    const referrer = await newPlayer()
    const { playerId } = await registerQualifiedFriend(referrer)
    const back = { orderId: "a test", amountCents: 2_000, reason: "refunded" } as const
    await kit.transact((tx) => tx.publish(depositRefunded, { playerId, ...back }))
    await casino().drain()
    await passHoursAndDecide()
    expect(await stateOf(referrer)).toEqual(["paid"])
  })

  it("is postponed until the break of the referrer is over", async () => {
    const referrer = await newPlayer()
    const friend = await registerQualifiedFriend(referrer)
    const until = new Date(casino().clock.now().getTime() + 3 * dayMs)
    await kit.transact((tx) => pause(tx, referrer.playerId, { as: "break", until }))
    await passHoursAndDecide()
    expect(
      await runSql("select rewarded_at, rejected_at from referrals.referral where friend_id = $1", [
        friend.playerId,
      ]),
    ).toEqual([{ rewarded_at: null, rejected_at: null }])
    await passHoursAndDecide(25)
    expect(await stateOf(referrer)).toEqual(["paid"])
  })

  it("is given while a hundred postponed ones of another referrer are due", async () => {
    const [away, referrer] = [await newPlayer(), await newPlayer()]
    const until = new Date(casino().clock.now().getTime() + 30 * dayMs)
    await kit.transact((tx) => pause(tx, away.playerId, { as: "break", until }))
    await runSql(
      `insert into referrals.referral (referrer_id, friend_id, registered_at, least_deposits, least_stakes, reward,
         wait_hours, ends_at, verified_at, deposits, stakes, qualified_at, pay_from)
       select $1::bigint, 1000000 + n, now, 1, 1, 2000000, 48, now + interval '30 days', now, 1, 1, now, now
       from generate_series(1, 100) n, (select $2::timestamptz as now) t`,
      [away.playerId, casino().clock.now()],
    )
    await registerQualifiedFriend(referrer)
    await passHoursAndDecide()
    await passHoursAndDecide(0)
    expect(await stateOf(referrer)).toEqual(["paid"])
    await runSql("delete from referrals.referral where referrer_id = $1", [away.playerId])
  })

  it("is not given beyond the monthly cap, also within one batch, and given again the next month", async () => {
    const referrer = await newPlayer()
    for (let n = 0; n < 6; n++) await registerQualifiedFriend(referrer)
    await passHoursAndDecide()
    expect((await stateOf(referrer)).sort()).toEqual([...Array(5).fill("paid"), "rejected"])
    casino().clock.advance(32 * dayMs)
    await registerQualifiedFriend(referrer)
    await passHoursAndDecide()
    expect((await stateOf(referrer))[0]).toBe("paid")
  })
})

test("concurrent runs give no reward twice, and keep to the caps", async () => {
  const referrer = await newPlayer()
  for (let n = 0; n < 7; n++) await registerQualifiedFriend(referrer)
  casino().clock.advance(48 * hourMs)
  await Promise.all(Array.from({ length: 6 }, () => kit.runDecisions()))
  await casino().drain()
  expect((await stateOf(referrer)).filter((state) => state === "paid")).toHaveLength(5)
})

test("a concurrent run waits for the lock of the referrer", async () => {
  const referrer = await newPlayer()
  for (let n = 0; n < 2; n++) await registerQualifiedFriend(referrer)
  casino().clock.advance(48 * hourMs)
  const waiting = () =>
    runSql(
      `select from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
    )
  const second = await kit.transact(async (tx) => {
    expect(await takeDueReferrals(tx, 1)).toHaveLength(1)
    await lockReferrers(tx, [referrer.playerId])
    const deciding = kit.runDecisions()
    await expect.poll(async () => (await waiting()).length).toBe(1)
    return { deciding }
  })
  await second.deciding
  await kit.runDecisions()
  await casino().drain()
  expect(await stateOf(referrer)).toEqual(["paid", "paid"])
})

test("a void after the reward changes nothing", async () => {
  const referrer = await newPlayer()
  const friend = await registerFriend(referrer)
  await kit.verifyIdentity(friend)
  await kit.depositEuros(friend, 20)
  const bet = await kit.stake(friend, 100)
  await casino().drain()
  await passHoursAndDecide()
  await kit.voidBet(friend, bet, 100)
  await casino().drain()
  expect(await stateOf(referrer)).toEqual(["paid"])
  expect(await runSql("select kind from kernel.alarm where kind not like 'prize.%'")).toEqual([])
})

test.each<[name: string, cause: (friend: TestVisitor) => Promise<unknown>]>([
  ["a chargeback", chargeBack],
  ["an annulment", annul],
  ["a declined identity", decline],
])("%s after the reward disputes it", async (_, cause) => {
  const referrer = await newPlayer()
  const friend = await registerQualifiedFriend(referrer)
  await passHoursAndDecide()
  const [row] = (await getReferrals(referrer)).users.rows
  await cause(friend)
  await casino().drain()
  await expect(claim(referrer, row!.referralId)).rejects.toMatchObject({ name: "ReferralDisputedErrorType" })
  const id = await findPrizeId(casino(), "referrals", row!.referralId)
  for (const operator of ["anna", "bert"])
    await runCommand(operator, "refuse-prize", id, "it", "went", "back")
  expect((await getReferrals(referrer)).users.rows[0]).toMatchObject({
    state: "paid",
    reward: { state: "refused" },
  })
})

test("one operator rejects, two allow, and each act is listed with its reason", async () => {
  const referrer = await newPlayer()
  const friend = await registerFriend(referrer)
  await casino().drain()
  const [{ id } = { id: "" }] = await runSql<{ id: string }>(
    "select id from referrals.referral where friend_id = $1",
    [friend.playerId],
  )
  expect((await runCommand("anna", "allow-referral", id, "why not")).text).toContain("is not rejected")
  expect((await runCommand("anna", "reject-referral", id, "an", "old", "friend")).code).toBe(0)
  expect((await runCommand("anna", "reject-referral", id, "again")).text).toContain("is decided already")
  expect(await findReason(friend)).toBe("operator")
  expect((await runCommand("bert", "allow-referral", id, "a", "mistake")).text).toContain("another operator")
  expect((await runCommand("bert", "allow-referral", id, "a", "mistake")).text).toContain(
    "needs another person",
  )
  expect((await runCommand("carl", "allow-referral", id, "I", "agree")).text).toContain("its reward is due")
  // A new rejection needs two operators again.
  expect((await runCommand("anna", "reject-referral", id, "once", "more")).code).toBe(0)
  expect((await runCommand("dora", "allow-referral", id, "really")).text).toContain("another operator")
  expect((await runCommand("bert", "allow-referral", id, "yes")).text).toContain("its reward is due")
  await passHoursAndDecide(0)
  expect(await stateOf(referrer)).toEqual(["paid"])
  expect((await runCommand("anna", "reject-referral", id, "too", "late")).text).toContain(
    "is decided already",
  )
  expect((await runCommand("carl", "allow-referral", id, "again")).code).toBe(1)
  const { text } = await runCommand("anna", "referrals")
  for (const expected of [
    "rejected by anna: an old friend",
    "proposed by bert: a mistake",
    "allowed by carl: I agree",
  ])
    expect(text).toContain(expected)
})
