import { type InputOf, limits, me } from "@elite/contract"
import pg from "pg"
import { expect, it } from "vitest"
import { seedLogin } from "../../../../testing/seeded.ts"
import { dayMs } from "../../../platform/lib/calendar.ts"
import { asOwner, open, payerForFile } from "../testing/payer.ts"

const { casino, jan } = payerForFile()

/** The deposit room of the strip, which equals that of the cards and the form. */
async function shownRoom() {
  const { depositRoom: inStrip } = await jan().visitor.call(me.getSessionSummary, {})
  const { depositRoom: onPages } = await jan().visitor.call(limits.getLimits, {})
  expect(inStrip).toEqual(onPages)
  return inStrip
}
const refusal = (amount: number) =>
  open(jan(), amount).then(
    () => "taken",
    ({ errors }) => errors[0].name as string,
  )
/** The call refuses a cent more than is shown, and takes what is shown. */
async function takesExactly(euros: number) {
  expect(await refusal(euros + 0.01)).toBe("DepositLimitReachedErrorType")
  expect(await refusal(euros)).toBe("taken")
  expect((await shownRoom()).remaining).toBe(0)
}
const limit = (asked: InputOf<typeof limits.setDepositLimit>) =>
  jan().visitor.call(limits.setDepositLimit, asked)
/** Opens a new session of the same player. */
async function logInAgain() {
  const owner = new pg.Pool({ connectionString: casino().databaseUrl })
  const { cookie } = await seedLogin(owner, jan().playerId, casino().clock.now())
  await owner.end()
  jan().visitor.cookies.set("access_token", cookie)
}

it("shows what the statutory week leaves a player without limits of their own", async () => {
  expect(await shownRoom()).toEqual({
    remaining: 200,
    limit: 200,
    limitedBy: "regulatoryWeeklyDepositLimit",
    closedBy: null,
    freesAt: null,
  })
  await takesExactly(200)
})

it("shows what the player's own limit leaves where it is stricter than the statutory week", async () => {
  await limit({ dailyDepositLimit: 50 })
  expect(await shownRoom()).toMatchObject({
    remaining: 50,
    limit: 50,
    limitedBy: "dailyDepositLimit",
    closedBy: null,
  })
  await expect(open(jan(), 201)).rejects.toThrow(/Your own daily deposit limit: .* at most €\u00a050,00/)
  await takesExactly(50)
})

it("counts unfinished payments against every deposit limit", async () => {
  await limit({ weeklyDepositLimit: 80 })
  await open(jan(), 30)
  expect(await shownRoom()).toMatchObject({ remaining: 50, limit: 80, limitedBy: "weeklyDepositLimit" })
  const { limits: own } = await jan().visitor.call(limits.getLimits, {})
  expect(own.weeklyDepositLimit).toMatchObject({ limit: 80, usedLimit: 0, remaining: 50 })
  expect(own.dailyDepositLimit).toMatchObject({ limit: null, remaining: null })
  await takesExactly(50)
})

it("does not grow while a raised limit is pending", async () => {
  await limit({ monthlyDepositLimit: 60 })
  await limit({ monthlyDepositLimit: 150 })
  expect(await shownRoom()).toMatchObject({ remaining: 60, limit: 60, limitedBy: "monthlyDepositLimit" })
  await takesExactly(60)
})

it("counts a deposit of this month that has left the statutory week", async () => {
  casino().clock.advance(Date.parse("2027-01-02T12:00:00Z") - casino().clock.now().getTime())
  await logInAgain()
  await asOwner(casino(), `insert into limits.player (player_id) values ($1) on conflict do nothing`, [
    jan().playerId,
  ])
  await asOwner(
    casino(),
    `insert into limits.deposit_use (order_id, player_id, amount_cents, state, at)
     values ($2, $1, 7000, 'used', $3)`,
    [jan().playerId, `past-${jan().playerId}`, casino().clock.now()],
  )
  await limit({ monthlyDepositLimit: 100 })
  casino().clock.advance(10 * dayMs)
  await logInAgain()
  expect(await shownRoom()).toMatchObject({ remaining: 30, limit: 100, limitedBy: "monthlyDepositLimit" })
  await takesExactly(30)
})

it.each([
  ["a break", { type: "TAKE_A_BREAK", days: 1 }, "OnBreakErrorType"],
  ["an exclusion", { type: "SELF_EXCLUSION", days: 7 }, "SelfExcludedErrorType"],
] as const)("shows nothing during %s with the time at which it ends", async (_, asked, closedBy) => {
  await limit({ dailyDepositLimit: 50 })
  const { until } = await jan().visitor.call(limits.setDisableUntil, asked)
  await casino().drain()
  await logInAgain()
  expect(await shownRoom()).toEqual({
    remaining: 0,
    limit: 50,
    limitedBy: "dailyDepositLimit",
    closedBy,
    freesAt: until,
  })
  expect(await refusal(10)).toBe(closedBy)
})

it.each([
  ["is not identified", "identity.standing set kyc_status = 'none' where player_id", "KycNotDoneErrorType"],
  [
    "has not confirmed their e-mail address",
    "players.player set email_verified_at = null where id",
    "EmailNotVerifiedErrorType",
  ],
  [
    "is in the exclusion register",
    "players.player set register_standing = 'excluded' where id",
    "ExcludedFromPlayErrorType",
  ],
])("shows nothing to a player who %s", async (_, change, closedBy) => {
  await asOwner(casino(), `update ${change} = $1`, [jan().playerId])
  expect(await shownRoom()).toMatchObject({ remaining: 0, closedBy, freesAt: null })
  expect(await refusal(10)).toBe(closedBy)
})

it("stays open while the register has not answered, because the deposit call asks it again", async () => {
  await asOwner(casino(), "update players.player set register_standing = 'unknown' where id = $1", [
    jan().playerId,
  ])
  expect(await shownRoom()).toMatchObject({ remaining: 200, closedBy: null })
})
