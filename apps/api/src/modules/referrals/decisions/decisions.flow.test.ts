import { afterAll, beforeAll, describe, expect, it, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
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
const { own, somebody, friendOf, wholeFriendOf, decides, referralsOf, reasonOf, claim, desk } = kit
beforeAll(() => kit.policyIs("on"))
// No money moved for it.
afterAll(() => own("delete from payments.withdrawal where id = 'W-sign'"))

const stateOf = async (referrer: TestVisitor) =>
  (await referralsOf(referrer)).users.rows.map(({ state }) => state)
const chargesBack = ({ playerId }: TestVisitor) =>
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
const annuls = ({ playerId }: TestVisitor) =>
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
const declines = ({ playerId }: TestVisitor) =>
  kit.transact((tx) => tx.publish(identityDeclined, { playerId, reference: "x", reason: "underAge" }))
const logsIn = ({ playerId }: TestVisitor, address: string, device: string, daysAgo = 0) =>
  own(
    `update sessions.session set address = $2, device_hash = $3::bytea,
       started_at = started_at - make_interval(days => $4::integer) where player_id = $1`,
    [playerId, address, device, daysAgo],
  )
const browser = "11111111-2222-4333-8444-555555555555"
const chooses = ({ playerId }: TestVisitor) =>
  own(
    `insert into consent.choice (device_id, player_id, version, marketing, targeting, personal, chosen_at)
     values ($2, $1, '1', true, true, true, $3)`,
    [playerId, browser, casino().clock.now()],
  )
const lives = ({ playerId }: TestVisitor, address: string, postalCode: string) =>
  own("update players.player set country_code = 'BE', postal_code = $3, address = $2 where id = $1", [
    playerId,
    address,
    postalCode,
  ])
const banks = ({ playerId }: TestVisitor, iban: string) =>
  own("update payments.payout_account set iban = $2 where player_id = $1", [playerId, iban])

/** What makes one hand of two accounts, and the reason by which it is found. */
const signs: [reason: string, sign: (one: TestVisitor, other: TestVisitor) => Promise<unknown>][] = [
  [
    // An account of the same number cannot be opened.
    "samePerson",
    (one, other) =>
      own("update players.player set name_key = 'a hash' where id = any($1)", [
        [one.playerId, other.playerId],
      ]),
  ],
  [
    "sameIban",
    async (one, other) => {
      for (const each of [one, other]) await banks(each, "BE71096123456769")
      await own("update payments.payout_account set removed_at = added_at where player_id = $1", [
        one.playerId,
      ])
    },
  ],
  [
    "sameIban",
    async (one, other) => {
      await banks(one, "BE43068999999501")
      await own(
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
    async (one, other) => {
      for (const { playerId } of [one, other])
        await own(
          `insert into payments.deposit (id, player_id, amount_cents, method, status, card_mark, created_at, updated_at)
           values ('D-' || $1::bigint, $1::bigint, 1000, 'visa', 'failed', 'a card', $2::timestamptz, $2::timestamptz)`,
          [playerId, casino().clock.now()],
        )
    },
  ],
  [
    "sameAddress",
    async (one, other) => {
      await lives(one, "Rue Haute 12", "1000")
      await lives(other, "rue haute, 12", "1000")
    },
  ],
  [
    "sameDevice",
    async (one, other) => {
      for (const each of [one, other]) await chooses(each)
    },
  ],
  [
    "sameDevice",
    async (one, other) => {
      await chooses(one)
      await own(
        "insert into consent.origin (player_id, device_id, found, kept_at) values ($1, $2, '{}', $3)",
        [other.playerId, browser, casino().clock.now()],
      )
    },
  ],
  [
    "sameDevice",
    async (one, other) => {
      for (const each of [one, other]) await logsIn(each, "81.240.7.7", "\\x02")
    },
  ],
  [
    "sameNetwork",
    async (one, other) => {
      await logsIn(one, "91.177.1.4", "\\x03")
      await logsIn(other, "91.177.1.200", "\\x04")
    },
  ],
]

describe("one hand is found by what both accounts share", () => {
  it.each(signs)("%s", async (reason, sign) => {
    const referrer = await somebody()
    const friend = await wholeFriendOf(referrer)
    await sign(friend, referrer)
    await decides()
    expect([await stateOf(referrer), await reasonOf(friend)]).toEqual([["rejected"], reason])
    // Nobody is told: neither what was found, nor that something was.
    const { rows } = (await referralsOf(referrer)).users
    expect(JSON.stringify(rows)).not.toContain(reason)
  })

  const saysNothing: [what: string, sign: (one: TestVisitor, other: TestVisitor) => Promise<unknown>][] = [
    [
      "the house's own network, and one street",
      async (one, other) => {
        for (const each of [one, other]) await logsIn(each, "10.0.0.7", "\\x05")
        await lives(one, "Kouter 12", "9000")
        await lives(other, "Kouter 14", "9000")
      },
    ],
    [
      "a network on another day",
      async (one, other) => {
        await logsIn(one, "91.177.2.4", "\\x06")
        await logsIn(other, "91.177.2.5", "\\x07", 1)
      },
    ],
    [
      "a machine of two months ago",
      async (one, other) => {
        for (const each of [one, other]) await logsIn(each, "91.177.3.4", "\\x08", 61)
      },
    ],
  ]
  it.each(saysNothing)("and not by what says nothing: %s", async (_, sign) => {
    const referrer = await somebody()
    const friend = await wholeFriendOf(referrer)
    await sign(friend, referrer)
    await decides()
    expect(await stateOf(referrer)).toEqual(["paid"])
  })

  it("a ring is found by a third: whoever was invited before, and whoever invited the one who invites", async () => {
    const first = await somebody()
    const second = await wholeFriendOf(first)
    const third = await wholeFriendOf(second)
    await banks(third, "BE02012345678940")
    await banks(first, "BE02012345678940")
    const [friend, sibling] = [await wholeFriendOf(second), await wholeFriendOf(second)]
    for (const each of [friend, sibling]) await chooses(each)
    await decides()
    expect(await reasonOf(third)).toBe("ring")
    expect([await reasonOf(second), await reasonOf(friend), await reasonOf(sibling)]).toEqual([
      null,
      null,
      "ring",
    ])
  })

  it("a ring is found by a fourth: whomever the friend invited themselves", async () => {
    const referrer = await somebody()
    const friend = await wholeFriendOf(referrer)
    const theirs = await friendOf(friend)
    for (const each of [friend, theirs]) await banks(each, "BE71999999999969")
    await casino().drain()
    await decides()
    expect(await reasonOf(friend)).toBe("ring")
  })
})

describe("nothing is given", () => {
  const falls: [reason: string, falls: (friend: TestVisitor, referrer: TestVisitor) => Promise<unknown>][] = [
    [
      "excluded",
      ({ playerId }) =>
        kit.transact((tx) => pause(tx, playerId, { as: "exclusion", until: new Date(Date.now() + 1e10) })),
    ],
    ["closed", ({ playerId }) => kit.transact((tx) => closePlayer(casino().platform, tx, playerId))],
    ["declined", declines],
    ["annulled", annuls],
    ["excluded", ({ playerId }) => kit.transact((tx) => tx.publish(playerExcludedByRegister, { playerId }))],
    ["chargedBack", chargesBack],
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
  it.each(falls)("where %s", async (reason, fall) => {
    const referrer = await somebody()
    const friend = await wholeFriendOf(referrer)
    await fall(friend, referrer)
    await casino().drain()
    await decides()
    expect(await reasonOf(friend)).toBe(reason)
    expect(
      await own("select from referrals.referral where referrer_id = $1 and rewarded_at is not null", [
        referrer.playerId,
      ]),
    ).toEqual([])
  })

  it("but for a deposit that went back before it was credited", async () => {
    const referrer = await somebody()
    const { playerId } = await wholeFriendOf(referrer)
    const back = { orderId: "a test", amountCents: 2_000, reason: "refunded" } as const
    await kit.transact((tx) => tx.publish(depositRefunded, { playerId, ...back }))
    await casino().drain()
    await decides()
    expect(await stateOf(referrer)).toEqual(["paid"])
  })

  it("to whoever is on a break, until it is over", async () => {
    const referrer = await somebody()
    const friend = await wholeFriendOf(referrer)
    const until = new Date(casino().clock.now().getTime() + 3 * 24 * 3_600_000)
    await kit.transact((tx) => pause(tx, referrer.playerId, { as: "break", until }))
    await decides()
    expect(
      await own("select rewarded_at, rejected_at from referrals.referral where friend_id = $1", [
        friend.playerId,
      ]),
    ).toEqual([{ rewarded_at: null, rejected_at: null }])
    await decides(25)
    expect(await stateOf(referrer)).toEqual(["paid"])
  })

  it("and whoever waits keeps nobody else waiting, however many they have invited", async () => {
    const [away, referrer] = [await somebody(), await somebody()]
    const until = new Date(casino().clock.now().getTime() + 30 * 24 * 3_600_000)
    await kit.transact((tx) => pause(tx, away.playerId, { as: "break", until }))
    await own(
      `insert into referrals.referral (referrer_id, friend_id, registered_at, least_deposits, least_stakes, reward,
         wait_hours, ends_at, verified_at, deposits, stakes, qualified_at, pay_from)
       select $1::bigint, 1000000 + n, now, 1, 1, 2000000, 48, now + interval '30 days', now, 1, 1, now, now
       from generate_series(1, 100) n, (select $2::timestamptz as now) t`,
      [away.playerId, casino().clock.now()],
    )
    await wholeFriendOf(referrer)
    await decides()
    await decides(0)
    expect(await stateOf(referrer)).toEqual(["paid"])
    await own("delete from referrals.referral where referrer_id = $1", [away.playerId])
  })

  it("beyond so many in a month, however many are decided at once; the next month counts anew", async () => {
    const referrer = await somebody()
    for (let n = 0; n < 6; n++) await wholeFriendOf(referrer)
    await decides()
    expect((await stateOf(referrer)).sort()).toEqual([...Array(5).fill("paid"), "rejected"])
    casino().clock.advance(32 * 24 * 3_600_000)
    await wholeFriendOf(referrer)
    await decides()
    expect((await stateOf(referrer))[0]).toBe("paid")
  })
})

test("what runs at once gives nothing twice, and keeps to the bounds", async () => {
  const referrer = await somebody()
  for (let n = 0; n < 7; n++) await wholeFriendOf(referrer)
  casino().clock.advance(48 * 3_600_000)
  await Promise.all(Array.from({ length: 6 }, () => kit.decidesNow()))
  await casino().drain()
  expect((await stateOf(referrer)).filter((state) => state === "paid")).toHaveLength(5)
})

test("whoever decides at the same moment waits for what is being given", async () => {
  const referrer = await somebody()
  for (let n = 0; n < 2; n++) await wholeFriendOf(referrer)
  casino().clock.advance(48 * 3_600_000)
  const waiting = () =>
    own(
      `select from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
    )
  const second = await kit.transact(async (tx) => {
    expect(await takeDueReferrals(tx, 1)).toHaveLength(1)
    await lockReferrers(tx, [referrer.playerId])
    const deciding = kit.decidesNow()
    await expect.poll(async () => (await waiting()).length).toBe(1)
    return { deciding }
  })
  await second.deciding
  await kit.decidesNow()
  await casino().drain()
  expect(await stateOf(referrer)).toEqual(["paid", "paid"])
})

test("what a friend does once it was decided changes nothing of it", async () => {
  const referrer = await somebody()
  const friend = await friendOf(referrer)
  await kit.verifies(friend)
  await kit.paysIn(friend, 20)
  const bet = await kit.stakes(friend, 100)
  await casino().drain()
  await decides()
  await kit.voids(friend, bet, 100)
  await casino().drain()
  expect(await stateOf(referrer)).toEqual(["paid"])
  expect(await own("select kind from kernel.alarm where kind not like 'prize.%'")).toEqual([])
})

test.each<[what: string, comes: (friend: TestVisitor) => Promise<unknown>]>([
  ["money that goes back", chargesBack],
  ["a stake that should not have been taken", annuls],
  ["papers that do not hold", declines],
])("%s after a reward was given brings it before a person", async (_, comes) => {
  const referrer = await somebody()
  const friend = await wholeFriendOf(referrer)
  await decides()
  const [row] = (await referralsOf(referrer)).users.rows
  await comes(friend)
  await casino().drain()
  await expect(claim(referrer, row!.referralId)).rejects.toMatchObject({ name: "ReferralDisputedErrorType" })
  const id = await findPrizeId(casino(), "referrals", row!.referralId)
  for (const operator of ["anna", "bert"]) await desk(operator, "refuse-prize", id, "it", "went", "back")
  expect((await referralsOf(referrer)).users.rows[0]).toMatchObject({
    state: "paid",
    reward: { state: "refused" },
  })
})

test("an operator rejects, two let count; each is kept with its reason", async () => {
  const referrer = await somebody()
  const friend = await friendOf(referrer)
  await casino().drain()
  const [{ id } = { id: "" }] = await own<{ id: string }>(
    "select id from referrals.referral where friend_id = $1",
    [friend.playerId],
  )
  expect((await desk("anna", "allow-referral", id, "why not")).text).toContain("is not rejected")
  expect((await desk("anna", "reject-referral", id, "an", "old", "friend")).code).toBe(0)
  expect((await desk("anna", "reject-referral", id, "again")).text).toContain("is decided already")
  expect(await reasonOf(friend)).toBe("operator")
  expect((await desk("bert", "allow-referral", id, "a", "mistake")).text).toContain("another operator")
  expect((await desk("bert", "allow-referral", id, "a", "mistake")).text).toContain("needs another person")
  expect((await desk("carl", "allow-referral", id, "I", "agree")).text).toContain("its reward is due")
  // Rejected once more it needs two who say so since.
  expect((await desk("anna", "reject-referral", id, "once", "more")).code).toBe(0)
  expect((await desk("dora", "allow-referral", id, "really")).text).toContain("another operator")
  expect((await desk("bert", "allow-referral", id, "yes")).text).toContain("its reward is due")
  await decides(0)
  expect(await stateOf(referrer)).toEqual(["paid"])
  expect((await desk("anna", "reject-referral", id, "too", "late")).text).toContain("is decided already")
  expect((await desk("carl", "allow-referral", id, "again")).code).toBe(1)
  const { text } = await desk("anna", "referrals")
  for (const said of [
    "rejected by anna: an old friend",
    "proposed by bert: a mistake",
    "allowed by carl: I agree",
  ])
    expect(text).toContain(said)
})
