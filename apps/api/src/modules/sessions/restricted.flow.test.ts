import { identity, notifications } from "@elite/contract"
import { updateExclusionRegister } from "@elite/testkit/sandboxes"
import { formatsOf } from "@elite/words"
import { sql } from "kysely"
import { describe, expect, test } from "vitest"
import { casinoForFile, type TestCasino } from "../../../testing/casino.ts"
import {
  endVerification,
  isLoggedIn,
  logIn,
  type Newcomer,
  newcomer,
  signUpConfirmed,
} from "../../../testing/people.ts"
import {
  expectOpen,
  getExclusion,
  notRefused,
  playerWithSocket,
  refusals,
} from "../../../testing/restricted.ts"
import { addDays, dayMs, minuteMs } from "../../platform/lib/calendar.ts"
import { pause } from "../limits/index.ts"

const getCasino = casinoForFile()

const exclude = (casino: TestCasino, { lastName, nationalNumber }: Newcomer) =>
  updateExclusionRegister(casino, {
    action: "add",
    lastName,
    firstName: "Eva",
    birthDate: "1993-05-18",
    nationalNumber: nationalNumber!,
  })
/** The end reasons of the sessions, oldest first. */
const ends = async (casino: TestCasino, playerId: bigint) =>
  (
    await sql<{ reason: string | null }>`
      select end_reason as reason from sessions.session where player_id = ${playerId} order by id`.execute(
      casino.platform.database.db,
    )
  ).rows.map(({ reason }) => reason)
const inDays = (casino: TestCasino, days: number) => addDays(casino.clock.now(), days)

describe("a restricted session", () => {
  test("follows an exclusion by the register: open sessions end, a new one can withdraw but not play", async () => {
    const casino = getCasino()
    const { eva, visitor, socket, playerId } = await playerWithSocket(casino)
    expect(await refusals(visitor)).toEqual(notRefused)
    await exclude(casino, eva)
    const back = casino.visitor()
    await logIn(back, eva.email)
    await casino.drain()
    await socket.closed
    expect(socket.messages).toContainEqual(["sessionEnded", { reason: "excluded" }])
    expect([await isLoggedIn(visitor), await isLoggedIn(back)]).toEqual([false, true])
    expect(await ends(casino, playerId)).toEqual(["excluded", null])
    expect(await getExclusion(back)).toEqual({ type: "register", until: null })
    expect(await refusals(back)).toEqual(new Array(4).fill("400 ExcludedFromPlayErrorType"))
    await expectOpen(back)
  })

  for (const [as, type, name, reason] of [
    ["break", "break", "OnBreakErrorType", "onBreak"],
    ["exclusion", "selfExclusion", "SelfExcludedErrorType", "excluded"],
  ] as const) {
    test(`follows an own ${as} until its end`, async () => {
      const casino = getCasino()
      const { eva, visitor, socket, playerId } = await playerWithSocket(casino)
      const until = inDays(casino, 7)
      await casino.platform.transact((tx) => pause(tx, playerId, { as, until }))
      // It cannot be shortened.
      await casino.platform.transact((tx) => pause(tx, playerId, { as, until: inDays(casino, 1) }))
      await casino.drain()
      await socket.closed
      expect(await isLoggedIn(visitor)).toBe(false)
      expect(await ends(casino, playerId)).toEqual([reason])
      const back = casino.visitor()
      await logIn(back, eva.email)
      expect(await getExclusion(back)).toEqual({ type, until: until.toISOString() })
      const notificationRows = (await back.call(notifications.getNotifications, {})).notifications.rows
      expect(notificationRows.map(({ kind, text }) => [kind, text])[0]).toEqual([
        "responsible",
        expect.stringContaining(formatsOf("en").dateTime(until)),
      ])
      expect(await refusals(back)).toEqual(new Array(4).fill(`400 ${name}`))
      await expectOpen(back)
      casino.clock.advance(7 * dayMs)
      const after = casino.visitor()
      await logIn(after, eva.email)
      expect(await getExclusion(after)).toBeUndefined()
      expect(await refusals(after)).toEqual(notRefused)
    })
  }

  test("becomes unrestricted when the break ends", async () => {
    const casino = getCasino()
    const { eva, playerId } = await playerWithSocket(casino)
    const until = new Date(casino.clock.now().getTime() + minuteMs)
    await casino.platform.transact((tx) => pause(tx, playerId, { as: "break", until }))
    await casino.drain()
    const back = casino.visitor()
    await logIn(back, eva.email)
    expect(await getExclusion(back)).toMatchObject({ type: "break" })
    await casino.drain()
    casino.clock.advance(minuteMs)
    expect(await getExclusion(back)).toBeUndefined()
    expect(await refusals(back)).toEqual(notRefused)
  })
})

describe("no session", () => {
  test("for a permanently self-excluded player: 403, only with the right password", async () => {
    const casino = getCasino()
    const { eva, visitor, playerId } = await playerWithSocket(casino)
    await casino.platform.transact((tx) => pause(tx, playerId, { as: "exclusion", until: null }))
    await casino.drain()
    expect(await isLoggedIn(visitor)).toBe(false)
    await expect(logIn(casino.visitor(), eva.email)).rejects.toMatchObject({
      name: "AccountExcludedErrorType",
      status: 403,
    })
    await expect(logIn(casino.visitor(), eva.email, "wrong password")).rejects.toMatchObject({
      name: "EmailNotFound",
    })
  })

  test("for a player whose document proves them under age", async () => {
    const casino = getCasino()
    const tom = newcomer("Tom")
    const { visitor, userId } = await signUpConfirmed(casino, tom)
    const { verificationUrl } = await visitor.call(identity.onsiteKyc, {})
    await endVerification(verificationUrl, "accept", { birthDate: "2010-01-01" })
    await casino.drain()
    expect(await isLoggedIn(visitor)).toBe(false)
    expect(await ends(casino, BigInt(userId))).toEqual(["closed"])
    await expect(logIn(casino.visitor(), tom.email)).rejects.toMatchObject({
      name: "AccountUnderAgeErrorType",
      status: 403,
    })
  })

  test("four logins and a simultaneous exclusion leave no unrestricted session", async () => {
    const casino = getCasino()
    const { eva, playerId } = await playerWithSocket(casino)
    const until = inDays(casino, 7)
    const visitors = Array.from({ length: 4 }, () => casino.visitor())
    await Promise.all([
      ...visitors.map((each) => logIn(each, eva.email)),
      casino.platform.transact((tx) => pause(tx, playerId, { as: "exclusion", until })),
    ])
    await casino.drain()
    const { rows } = await sql<{ open: number }>`select count(*)::int as open from sessions.session
      where player_id = ${playerId} and ended_at is null and restriction is null`.execute(
      casino.platform.database.db,
    )
    expect(rows).toEqual([{ open: 0 }])
  })
})
