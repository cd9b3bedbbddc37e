import { createClient } from "@elite/client/visitor"
import { sessions } from "@elite/contract"
import { openSocket } from "@elite/testkit/socket"
import { translate } from "@elite/words"
import { expect, test } from "vitest"
import { casinoForFile, type TestCasino } from "../../../testing/casino.ts"
import { isLoggedIn, logIn, logInFrom, type Newcomer, newcomer, signUp } from "../../../testing/people.ts"
import { dayMs, minuteMs } from "../../platform/lib/calendar.ts"
import { pause } from "../limits/index.ts"

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0"
const getCasino = casinoForFile({ env: { TRUST_PROXY: "1" } })

async function elsewhere(casino: TestCasino, { email }: Newcomer) {
  const visitor = casino.visitor()
  await logIn(visitor, email)
  return visitor
}
const devicesOf = async (visitor: ReturnType<TestCasino["visitor"]>) =>
  (await visitor.call(sessions.getDevices, {})).devices
const nobody = { name: "UnauthorizedErrorType", status: 401 }
const notFound = { name: "NotFoundErrorType", status: 404 }

test("lists the open sessions of the player, the current one first", async () => {
  const casino = getCasino()
  const [eva, lies] = [newcomer("Eva"), newcomer("Lies")]
  const { visitor } = await signUp(casino, eva)
  await signUp(casino, lies)
  const at = casino.clock.now().toISOString()
  casino.clock.advance(10 * minuteMs)
  const later = casino.clock.now().toISOString()
  await logInFrom(casino.visitor(), { address: "198.51.100.7", userAgent: firefox }, eva.email)
  await logInFrom(casino.visitor(), { userAgent: " " }, eva.email)
  const devices = await devicesOf(visitor)
  expect(devices).toEqual([
    expect.objectContaining({ startedAt: at, lastUsedAt: later, isCurrent: true }),
    expect.objectContaining({ name: null, startedAt: later, isCurrent: false }),
    {
      sessionId: expect.any(Number),
      name: "Firefox, Windows",
      deviceType: "web",
      address: "198.51.100.7",
      startedAt: later,
      lastUsedAt: later,
      isCurrent: false,
    },
  ])
  // An idle session is not listed even before the job has ended it.
  casino.clock.advance(29 * minuteMs)
  expect(await isLoggedIn(visitor)).toBe(true)
  casino.clock.advance(minuteMs)
  expect((await devicesOf(visitor)).map(({ isCurrent }) => isCurrent)).toEqual([true])
  await expect(casino.visitor().call(sessions.getDevices, {})).rejects.toMatchObject(nobody)
})

test("ends a session immediately with its reason; ending it again changes nothing", async () => {
  const casino = getCasino()
  const eva = newcomer("Eva")
  const { visitor } = await signUp(casino, eva)
  const [phone, desk] = [await elsewhere(casino, eva), await elsewhere(casino, eva)]
  const cookie = `access_token=${phone.cookies.get("access_token")}`
  const socket = openSocket(casino.url, { cookie, origin: casino.url })
  expect(await socket.isAccepted).toBe(true)
  const { sessionId } = (await devicesOf(phone))[0]!
  for (let times = 0; times < 2; times++)
    expect(await visitor.call(sessions.endDevice, { sessionId }, { language: "fr" })).toEqual({
      message: translate("fr", "answers")("deviceEnded"),
    })
  await casino.drain()
  await socket.closed
  expect(socket.messages).toEqual([["sessionEnded", { reason: "endedElsewhere" }]])
  expect([await isLoggedIn(visitor), await isLoggedIn(phone), await isLoggedIn(desk)]).toEqual([
    true,
    false,
    true,
  ])
  expect((await devicesOf(visitor)).map((device) => device.sessionId)).not.toContain(sessionId)
})

test("ending the current session logs the caller out", async () => {
  const casino = getCasino()
  const eva = newcomer("Eva")
  const { visitor } = await signUp(casino, eva)
  const { sessionId } = (await devicesOf(visitor))[0]!
  expect(await visitor.call(sessions.endDevice, { sessionId }, { language: "nl" })).toEqual({
    message: translate("nl", "answers")("loggedOut"),
  })
  expect(visitor.cookies.has("access_token")).toBe(false)
  await expect(visitor.call(sessions.endDevice, { sessionId })).rejects.toMatchObject(nobody)
})

test("answers the same for a session of somebody else as for an unknown one", async () => {
  const casino = getCasino()
  const [eva, lies] = [newcomer("Eva"), newcomer("Lies")]
  const { visitor } = await signUp(casino, eva)
  const { visitor: stranger } = await signUp(casino, lies)
  const { sessionId } = (await devicesOf(stranger))[0]!
  const answerTo = async (id: number) => {
    const body = JSON.stringify({ sessionId: id })
    const headers = { "content-type": "application/json" }
    const answer = await visitor.fetch(sessions.endDevice.path, { method: "POST", headers, body })
    return [answer.status, await answer.text()]
  }
  const toNobody = await answerTo(999_999_999)
  expect(toNobody[0]).toBe(404)
  expect(await answerTo(sessionId)).toEqual(toNobody)
  expect(await isLoggedIn(stranger)).toBe(true)
  await stranger.call(sessions.logout, {})
  await expect(visitor.call(sessions.endDevice, { sessionId })).rejects.toMatchObject(notFound)
  for (const wrong of [0, -1, 1.5, "1"])
    await expect(visitor.call(sessions.endDevice, { sessionId: wrong as number })).rejects.toMatchObject({
      status: 400,
    })
  await expect(casino.visitor().call(sessions.endDevice, { sessionId })).rejects.toMatchObject(nobody)
})

test("ends all other sessions of the caller only", async () => {
  const casino = getCasino()
  const [eva, lies] = [newcomer("Eva"), newcomer("Lies")]
  const { visitor } = await signUp(casino, eva)
  const { visitor: stranger } = await signUp(casino, lies)
  const others = [await elsewhere(casino, eva), await elsewhere(casino, eva)]
  for (let times = 0; times < 2; times++)
    expect(await visitor.call(sessions.endOtherDevices, {}, { language: "en" })).toEqual({
      message: translate("en", "answers")("otherDevicesEnded"),
    })
  for (const other of others) {
    expect(await isLoggedIn(other)).toBe(false)
    await expect(other.call(sessions.endOtherDevices, {})).rejects.toMatchObject(nobody)
  }
  expect([await isLoggedIn(visitor), await isLoggedIn(stranger)]).toEqual([true, true])
  expect(await devicesOf(visitor)).toHaveLength(1)
})

test("a restricted session lists and ends sessions too", async () => {
  const casino = getCasino()
  const eva = newcomer("Eva")
  const { userId } = await signUp(casino, eva)
  const until = new Date(casino.clock.now().getTime() + dayMs)
  await casino.platform.transact((tx) => pause(tx, BigInt(userId), { as: "break", until }))
  await casino.drain()
  const visitor = await elsewhere(casino, eva)
  const other = createClient(casino.url, "198.51.100.9")
  await logIn(other, eva.email)
  const [, { sessionId, address }] = (await devicesOf(visitor)) as [
    unknown,
    { sessionId: number; address: string },
  ]
  expect(address).toBe("198.51.100.9")
  await visitor.call(sessions.endDevice, { sessionId })
  await visitor.call(sessions.endOtherDevices, {})
  expect([await isLoggedIn(visitor), await isLoggedIn(other)]).toEqual([true, false])
})
