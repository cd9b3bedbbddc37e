import { notifications as contract, me } from "@elite/contract"
import { href } from "@elite/paths"
import { openSocket } from "@elite/testkit/socket"
import { formatsOf } from "@elite/words"
import pg from "pg"
import { beforeEach, describe, expect, test } from "vitest"
import { casinoForFile, type TestCasino } from "../../../testing/casino.ts"
import { seededVisitor, seedLogin } from "../../../testing/seeded.ts"
import { handlerOf } from "../../platform/jobs/queue.ts"
import { hourMs } from "../../platform/lib/calendar.ts"
import { asOwner } from "../payments/testing/payer.ts"
import { notify } from "./notifications.ts"

type Person = Awaited<ReturnType<typeof seededVisitor>>

const house = casinoForFile({ sandbox: false })
let casino: TestCasino
let mine: Person
let other: Person
beforeEach(async () => {
  casino = house()
  ;[mine, other] = [await seededVisitor(casino), await seededVisitor(casino)]
})

const deposit = (orderId: string) => ({ orderId, amountCents: 5000, balanceCents: 7500 })
const notifyPlayer = ({ playerId }: Person, orderId = "D-1") =>
  casino.platform.transact((tx) => notify(tx, playerId, "money", "depositReceived", deposit(orderId)))
const listOf = async ({ visitor }: Person, page: { pageNo?: number; limit?: number } = {}) =>
  (await visitor.call(contract.getNotifications, page)).notifications
const unseenOf = async ({ visitor }: Person) =>
  (await visitor.call(me.getSessionSummary, {})).unseenNotifications
const sees = ({ visitor }: Person, notificationHistoryId: number) =>
  visitor.call(contract.updateNotification, { status: "seen", notificationHistoryId })
const seesAll = ({ visitor }: Person) => visitor.call(contract.updateNotification, { status: "all_seen" })

test("lists a player's own notifications, newest first, in the reader's language", async () => {
  await notifyPlayer(mine, "D-1")
  await casino.platform.transact((tx) => notify(tx, mine.playerId, "account", "identityAccepted", {}))
  const { count, unseen, rows } = await listOf(mine)
  expect({ count, unseen }).toEqual({ count: 2, unseen: 2 })
  expect(rows.map(({ kind }) => kind)).toEqual(["account", "money"])
  expect(rows[1]).toEqual({
    id: expect.any(Number),
    notificationHistoryId: rows[1]!.id,
    kind: "money",
    title: `Deposit of ${formatsOf("en").euros(50)} received`,
    text: `It has been added to your balance. Your balance was then ${formatsOf("en").euros(75)}.`,
    link: href("balances", "en"),
    status: "not_seen",
    createdAt: casino.clock.now().toISOString(),
  })
  for (const language of ["fr", "nl"] as const) {
    const answer = await fetch(`${casino.url}${contract.getNotifications.path}`, {
      headers: { cookie: `access_token=${mine.cookie}`, "x-language": language },
    })
    const { data } = (await answer.json()) as { data: { notifications: { rows: typeof rows } } }
    expect(data.notifications.rows[1]!.title).toContain(formatsOf(language).euros(50))
    expect(data.notifications.rows[1]!.link).toBe(href("balances", language))
  }
  expect(await listOf(other)).toEqual({ count: 0, unseen: 0, rows: [] })
})

test("returns a page with the total count; pages beyond the last are empty", async () => {
  for (let at = 0; at < 17; at++) await notifyPlayer(mine, `D-${at}`)
  await notifyPlayer(other)
  const [first, second, third] = [
    await listOf(mine),
    await listOf(mine, { pageNo: 2 }),
    await listOf(mine, { pageNo: 3 }),
  ]
  expect([first, second, third].map(({ count, unseen, rows }) => [count, unseen, rows.length])).toEqual([
    [17, 17, 15],
    [17, 17, 2],
    [17, 17, 0],
  ])
  const ids = [...first.rows, ...second.rows].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
  expect((await listOf(mine, { pageNo: 4, limit: 5 })).rows).toHaveLength(2)
  for (const wrong of [{ limit: 101 }, { limit: 0 }, { pageNo: 0 }])
    await expect(listOf(mine, wrong)).rejects.toMatchObject({ name: "BadInputErrorType" })
})

test("marks one notification as seen, then all; repetitions have no effect", async () => {
  for (const orderId of ["D-1", "D-2", "D-3"]) await notifyPlayer(mine, orderId)
  await notifyPlayer(other)
  expect(await unseenOf(mine)).toBe(3)
  const { rows } = await listOf(mine)
  expect(await sees(mine, rows[0]!.notificationHistoryId)).toEqual({ unseen: 2 })
  expect(await sees(mine, rows[0]!.notificationHistoryId)).toEqual({ unseen: 2 })
  const after = await listOf(mine)
  expect(after.unseen).toBe(2)
  expect(after.rows.map(({ status }) => status)).toEqual(["seen", "not_seen", "not_seen"])
  expect(await unseenOf(mine)).toBe(2)
  expect(await seesAll(mine)).toEqual({ unseen: 0 })
  expect(await seesAll(mine)).toEqual({ unseen: 0 })
  expect((await listOf(mine)).rows.map(({ status }) => status)).toEqual(["seen", "seen", "seen"])
  expect(await unseenOf(mine)).toBe(0)
  expect([await unseenOf(other), (await listOf(other)).unseen]).toEqual([1, 1])
})

describe("refused", () => {
  test("a notification of another player, which stays unseen", async () => {
    await notifyPlayer(other)
    const { rows } = await listOf(other)
    for (const id of [rows[0]!.id, 999_999_999, 2 ** 31])
      await expect(sees(mine, id)).rejects.toMatchObject({ name: "NotFoundErrorType", status: 404 })
    expect(await unseenOf(other)).toBe(1)
  })

  test("a single update without its id, exactly as the contract says", async () => {
    const asked = mine.visitor.call(contract.updateNotification, { status: "seen" })
    await expect(asked).rejects.toMatchObject({
      name: "NotificationHistoryIdRequiredErrorType",
      status: 400,
      errors: [{ description: "notificationHistoryId is required for single update" }],
    })
  })

  test.each([
    ["another status", { status: "not_seen" }, { status: "notAChoice" }],
    ["nothing", {}, { status: "missing" }],
    ["an id that is none", { status: "seen", notificationHistoryId: "1" }, { notificationHistoryId: "" }],
    ["an id beside all", { status: "all_seen", notificationHistoryId: 1 }, { notificationHistoryId: "" }],
  ])("%s", async (_, input, fields) => {
    const asked = mine.visitor.call(contract.updateNotification, input as never)
    await expect(asked).rejects.toMatchObject({
      name: "BadInputErrorType",
      errors: [{ fields: Object.fromEntries(Object.keys(fields).map((name) => [name, expect.any(String)])) }],
    })
  })

  test("a visitor without a session", async () => {
    const nobody = casino.visitor()
    const refused = { name: "UnauthorizedErrorType", status: 401 }
    await expect(nobody.call(contract.getNotifications, {})).rejects.toMatchObject(refused)
    await expect(nobody.call(contract.updateNotification, { status: "all_seen" })).rejects.toMatchObject(
      refused,
    )
  })
})

test("shows the list although a row has an unknown key", async () => {
  await notifyPlayer(mine)
  await asOwner(
    casino,
    `insert into notifications.notification (player_id, kind, key, params, created_at)
     values ($1, 'game', 'freeSpinsOfThen', '{"spins": 5}', $2)`,
    [mine.playerId, casino.clock.now()],
  )
  const { count, rows } = await listOf(mine)
  expect(count).toBe(2)
  expect(rows.map(({ link }) => link)).toEqual([null, href("balances", "en")])
})

describe("live", () => {
  const listening = async (cookie: string) => {
    const socket = openSocket(casino.url, { origin: casino.url, cookie: `access_token=${cookie}` })
    expect(await socket.isAccepted).toBe(true)
    const received = () => socket.messages.filter(([name]) => name === "notification").map(([, data]) => data)
    return { received, close: socket.close }
  }

  test("pushes new and seen notifications to the player's other devices only", async () => {
    const db = new pg.Client({ connectionString: casino.databaseUrl })
    await db.connect()
    const { cookie } = await seedLogin(db, mine.playerId)
    await db.end()
    const [phone, desk, stranger] = [
      await listening(cookie),
      await listening(mine.cookie),
      await listening(other.cookie),
    ]
    await notifyPlayer(mine)
    await expect.poll(phone.received).toEqual([{ status: "not_seen" }])
    await expect.poll(desk.received).toEqual([{ status: "not_seen" }])
    await sees(mine, (await listOf(mine)).rows[0]!.id)
    await expect.poll(phone.received).toEqual([{ status: "not_seen" }, { status: "seen" }])
    await notifyPlayer(mine, "D-2")
    await expect.poll(phone.received).toHaveLength(3)
    await seesAll(mine)
    await expect.poll(phone.received).toHaveLength(4)
    expect(desk.received().at(-1)).toEqual({ status: "all_seen" })
    // Nothing changed: nothing to hear. What is told next comes after it.
    await seesAll(mine)
    await notifyPlayer(mine, "D-3")
    await expect.poll(phone.received).toHaveLength(5)
    expect(phone.received().at(-1)).toEqual({ status: "not_seen" })
    expect(stranger.received()).toEqual([])
    for (const { close } of [phone, desk, stranger]) close()
  })
})

test("deletes notifications older than a year", async () => {
  await notifyPlayer(mine, "D-old")
  const old = new Date(casino.clock.now().getTime() - (contract.notificationDays * 24 + 1) * hourMs)
  await asOwner(casino, "update notifications.notification set created_at = $2 where player_id = $1", [
    mine.playerId,
    old,
  ])
  await notifyPlayer(mine, "D-new")
  const job = casino.modules.find(({ noun }) => noun === "notifications")!.jobs!["notifications.forgetOld"]!
  await handlerOf(job)({})
  await handlerOf(job)({})
  const { count, rows } = await listOf(mine)
  expect(count).toBe(1)
  expect(rows[0]!.createdAt).toBe(casino.clock.now().toISOString())
})

test("sends nothing where the cause is rolled back", async () => {
  const failing = casino.platform.transact(async (tx) => {
    await notify(tx, mine.playerId, "money", "depositReceived", deposit("D-1"))
    throw new Error("the cause failed")
  })
  await expect(failing).rejects.toThrow("the cause failed")
  expect((await listOf(mine)).count).toBe(0)
})
