import type { Client } from "@elite/client/visitor"
import { me } from "@elite/contract"
import { expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { operatorCliFor } from "../../../../testing/operatorCli.ts"
import { listMailsTo, newcomer, signUpConfirmed } from "../../../../testing/people.ts"
import { seededVisitor } from "../../../../testing/seeded.ts"
import { listOpenAlarms } from "../../../platform/alarms/alarms.ts"
import { asOwner } from "../../payments/testing/payer.ts"

const casino = casinoForFile()
const own = <Row extends object>(text: string, values: unknown[] = []) => asOwner<Row>(casino(), text, values)
const operatorCli = operatorCliFor(casino)
const state = async (visitor: Client) => {
  const { kycStatus, kycReason } = (await visitor.call(me.getUserDetails, {})).user
  return [kycStatus, kycReason]
}
const alarms = async () =>
  (await listOpenAlarms(casino().platform.reads())).filter(({ kind }) => kind === "identity.vouching")
/** An unverified player, and the data of their card. */
async function somebody() {
  const person = newcomer("Eva")
  const { visitor, userId } = await signUpConfirmed(casino(), person)
  const [month, day, year] = person.dateOfBirth.split("-")
  return {
    ...person,
    visitor,
    id: String(userId),
    born: `${year}-${month}-${day}`,
    number: person.nationalNumber!,
  }
}
const idIn = (text: string) => /(?:Proposal|proposal) (\d+)/.exec(text)![1]!

test("verifies the player once two operators read the same, notifies once and deletes the reading", async () => {
  const { visitor, id, born, number, email } = await somebody()
  const dotted = number.replace(/^(\d\d)(\d\d)(\d\d)(\d{3})(\d\d)$/, "$1.$2.$3-$4.$5")
  const { code, text } = await operatorCli(
    "anna",
    "accept-identity",
    id,
    born,
    dotted,
    "seen",
    "at",
    "Lena's",
  )
  expect(code).toBe(0)
  const proposal = idIn(text)
  expect((await alarms()).map(({ subject }) => subject)).toEqual([proposal])
  expect((await operatorCli("bert", "identities-proposed")).text).toContain(`player ${id}`)
  expect((await operatorCli("bert", "accept-identity", id, born, number, "again")).text).toContain(
    "pending already",
  )
  expect((await operatorCli(" Anna", "confirm-identity", proposal, born, number)).text).toContain(
    "another person",
  )
  const other = await somebody()
  expect((await operatorCli("bert", "confirm-identity", proposal, born, other.number)).text).toContain(
    "something else",
  )
  await casino().drain()
  expect(await state(visitor)).toEqual(["none", null])

  const [{ sealed }] = (await own<{ sealed: Buffer }>("select sealed from identity.vouching where id = $1", [
    proposal,
  ])) as [{ sealed: Buffer }]
  expect(sealed.includes(number)).toBe(false)
  expect((await operatorCli("bert", "confirm-identity", proposal, born, number)).code).toBe(0)
  expect((await operatorCli("carl", "confirm-identity", proposal, born, number)).text).toContain("any more")
  await casino().drain()
  expect(await state(visitor)).toEqual(["accepted", null])
  expect(await alarms()).toEqual([])
  expect(await own("select sealed, ended_as from identity.vouching where id = $1", [proposal])).toEqual([
    { sealed: null, ended_as: "confirmed" },
  ])
  const letters = await listMailsTo(casino(), email)
  expect(letters.filter(({ subject }) => subject === "Uw identiteit is geverifieerd")).toHaveLength(1)
  const events = await own<{ kind: string; data: { operator: string } }>(
    "select kind, data from kernel.event where player_id = $1 and data ? 'vouchingId' order by id",
    [id],
  )
  expect(events.map(({ kind, data }) => [kind, data.operator])).toEqual([
    ["vouching.proposed", "anna"],
    ["identity.vouched", "bert"],
  ])
  expect(JSON.stringify(events)).not.toContain("Lena")
  expect((await operatorCli("anna", "accept-identity", id, born, number, "again")).text).toContain(
    "verified already",
  )
})

test("a withdrawn proposal has no effect", async () => {
  const { visitor, id, born, number } = await somebody()
  const proposal = idIn((await operatorCli("anna", "accept-identity", id, born, number, "why")).text)
  expect((await operatorCli("anna", "withdraw-identity", proposal)).code).toBe(2)
  expect((await operatorCli("anna", "withdraw-identity", proposal, "mistaken")).code).toBe(0)
  expect((await operatorCli("anna", "withdraw-identity", proposal, "mistaken")).code).toBe(1)
  expect((await operatorCli("bert", "confirm-identity", proposal, born, number)).code).toBe(1)
  await casino().drain()
  expect([await state(visitor), await alarms()]).toEqual([["none", null], []])
})

test("refuses another player's number, another birth date and an invalid number", async () => {
  const [eva, lies] = [await somebody(), await somebody()]
  const propose = async (...words: string[]) => (await operatorCli("anna", "accept-identity", ...words)).text
  expect(await propose(eva.id, eva.born, lies.number, "why")).toContain(
    "not the national register number of player",
  )
  expect(await propose(eva.id, "1990-01-01", eva.number, "why")).toContain("another birth date")
  expect(await propose("999999", eva.born, eva.number, "why")).toBe("There is no player 999999.")
  for (const words of [
    [eva.id, eva.born, "123", "why"],
    [eva.id, "18-05-1993", eva.number, "why"],
    [eva.id, eva.born, eva.number],
  ])
    expect((await operatorCli("anna", "accept-identity", ...words)).code).toBe(2)
  expect(await alarms()).toEqual([])
})

test("declines an under-age player", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  await own("update identity.standing set kyc_status = 'none' where player_id = $1", [playerId])
  const [id, born, number] = [String(playerId), "2010-01-01", "10010100121"]
  const proposed = await operatorCli("anna", "accept-identity", id, born, number, "why")
  expect(proposed.code, proposed.text).toBe(0)
  await operatorCli("bert", "confirm-identity", idIn(proposed.text), born, number)
  await casino().drain()
  expect(
    await own("select kyc_status, reason from identity.standing where player_id = $1", [playerId]),
  ).toEqual([{ kyc_status: "declined", reason: "underAge" }])
  await expect(state(visitor)).rejects.toMatchObject({ status: 401 })
})
