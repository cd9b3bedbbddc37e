import { notifications as contract, players, sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { describe, expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { listMailsTo, newcomer, signUp } from "../../../../testing/people.ts"
import { seededVisitor } from "../../../../testing/seeded.ts"
import { deposited } from "../../payments/testing/payer.ts"

const house = casinoForFile()

/** The letters of a player who deposited and who asked for a new password: one that must reach them, one that need not. */
async function letters() {
  const mine = await seededVisitor(house())
  await deposited(mine, 20)
  await house().visitor().call(sessions.forgetPassword, { email: mine.email })
  const arrived = await listMailsTo(house(), mine.email)
  const isOptional = ({ headers }: { headers: Record<string, string> }) => "list-unsubscribe" in headers
  const optional = arrived.filter(isOptional)
  const necessary = arrived.filter((letter) => !isOptional(letter))
  expect([optional.length, necessary.length]).toEqual([1, 1])
  return { mine, necessary: necessary[0]!, optional: optional[0]! }
}
const urlIn = ({ headers }: { headers: Record<string, string> }) =>
  /^<(.*)>$/.exec(headers["list-unsubscribe"] ?? "")?.[1] ?? ""
/** As the program of a mail service posts it: no session, no origin, no language. */
const post = (url: string) =>
  fetch(url, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) })
const offOf = async ({ visitor }: Awaited<ReturnType<typeof seededVisitor>>) =>
  (await visitor.call(contract.getPreferences, {})).preferences.filter(({ isOn }) => !isOn)
const moneyByMail = { kind: "money", channel: "mail", isOn: false }

describe("the headers of a letter", () => {
  test("mark automatic mail and contain the unsubscribe links where there are any", async () => {
    const { necessary, optional } = await letters()
    for (const { headers } of [necessary, optional]) expect(headers["auto-submitted"]).toBe("auto-generated")
    expect(optional.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click")
    expect(urlIn(optional)).toMatch(new RegExp(`^${house().url}/api/notification/unsubscribe-by-mail/`))
    expect(necessary.headers).not.toHaveProperty("list-unsubscribe-post")
  })

  test("contain no unsubscribe link in the letters of a new account", async () => {
    const person = newcomer("Eva")
    const { visitor } = await signUp(house(), person)
    await visitor.call(players.refreshEmailToken, {})
    const arrived = await listMailsTo(house(), person.email)
    expect(arrived.length).toBeGreaterThan(0)
    for (const { headers } of arrived) {
      expect(headers["auto-submitted"]).toBe("auto-generated")
      expect(headers).not.toHaveProperty("list-unsubscribe")
    }
  })
})

describe("the unsubscribe button of a mail program", () => {
  test("switches off that kind of letters of that player; a second press changes nothing", async () => {
    const { mine, optional } = await letters()
    const other = await seededVisitor(house())
    for (let time = 1; time <= 2; time++) expect((await post(urlIn(optional))).status).toBe(200)
    expect([await offOf(mine), await offOf(other)]).toEqual([[moneyByMail], []])
    const before = (await listMailsTo(house(), mine.email)).length
    await deposited(mine, 20)
    expect(await listMailsTo(house(), mine.email)).toHaveLength(before)
  })

  test("accepts a multipart form, as some mail programs send it", async () => {
    const { mine, optional } = await letters()
    const body = new FormData()
    body.set("List-Unsubscribe", "One-Click")
    expect((await fetch(urlIn(optional), { method: "POST", body })).status).toBe(200)
    expect(await offOf(mine)).toEqual([moneyByMail])
  })

  test("redirects a GET to the page in the language of the letter without any change", async () => {
    const { mine, optional } = await letters()
    const answer = await fetch(urlIn(optional), { redirect: "manual" })
    const token = urlIn(optional).split("/").at(-1)!
    const address = `${house().url}${href("unsubscribe", "nl")}?token=${token}`
    expect([answer.status, answer.headers.get("location")]).toEqual([303, address])
    expect(optional.links).toContain(address)
    expect(await offOf(mine)).toEqual([])
  })
})

describe("the page behind the link of a letter", () => {
  test("switches the letters off without a log-in", async () => {
    const { mine, optional } = await letters()
    const token = urlIn(optional).split("/").at(-1)!
    expect(await house().visitor().call(contract.unsubscribe, { token })).toEqual({})
    expect(await offOf(mine)).toEqual([moneyByMail])
  })

  test("refuses a token that was not signed by us", async () => {
    const { mine, optional } = await letters()
    const url = urlIn(optional)
    const changed = [
      `${url}x`,
      url.replace("money", "account"),
      url.replace(/\/\d+\.money/, "/1.money"),
      url.slice(0, -3),
    ]
    for (const other of changed) {
      expect([other, (await post(other)).status]).toEqual([other, 404])
      const token = other.split("/").at(-1)!
      await expect(house().visitor().call(contract.unsubscribe, { token })).rejects.toMatchObject({
        name: "UnsubscribeTokenInvalidErrorType",
      })
    }
    expect(await offOf(mine)).toEqual([])
  })
})
