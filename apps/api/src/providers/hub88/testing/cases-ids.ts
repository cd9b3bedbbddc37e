import { describe, expect, it } from "vitest"
import { units, uuid } from "../../../../testing/hub88.ts"
import { type Sent, seat, type Table } from "../../../../testing/table.ts"
import { fleet } from "./fleet.ts"

// Ids that are used more than once, by messages of any kind and in any order. Every answer is definite: a provider repeats a
// message that is answered UNKNOWN for ever.

const definite = [
  "RS_OK",
  "RS_ERROR_DUPLICATE_TRANSACTION",
  "RS_ERROR_TRANSACTION_ROLLED_BACK",
  "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
]

describe("a rollback that names itself", () => {
  it("bars the bet of its id, which comes late and debits nothing", async () => {
    const table = await seat(fleet(), 5)
    const id = uuid()
    const back = await table.rollback(id, { transaction_uuid: id })
    expect(back).toMatchObject({ status: "RS_OK", balance: units(5) })
    expect(await table.again(back)).toMatchObject({ status: "RS_OK", balance: units(5) })
    const late = await table.bet(1, { transaction_uuid: id })
    expect(late.status).toBe("RS_ERROR_TRANSACTION_ROLLED_BACK")
    expect((await table.again(late)).status).toBe("RS_ERROR_TRANSACTION_ROLLED_BACK")
    expect((await table.again(back)).status).toBe("RS_OK")
    expect((await table.win(id, 2)).status).toBe("RS_ERROR_TRANSACTION_ROLLED_BACK")
    expect(await table.cash()).toBe(500)
  })
  it("is a duplicate of the bet that has its id, which stands", async () => {
    const table = await seat(fleet(), 5)
    const bet = await table.bet(1)
    const back = await table.rollback(bet.uuid, { transaction_uuid: bet.uuid })
    expect(back.status).toBe("RS_ERROR_DUPLICATE_TRANSACTION")
    expect((await table.again(bet)).status).toBe("RS_OK")
    expect(await table.cash()).toBe(400)
  })
  it("leaves nothing booked when it races the bet of its id, forty times", async () => {
    const table = await seat(fleet(), 40)
    let standing = 0
    for (let round = 0; round < 40; round++) {
      const id = uuid()
      const [bet, back] = await Promise.all([
        table.bet(1, { transaction_uuid: id }),
        table.rollback(id, { transaction_uuid: id }),
      ])
      const isBetFirst = bet.status === "RS_OK"
      expect(back.status).toBe(isBetFirst ? "RS_ERROR_DUPLICATE_TRANSACTION" : "RS_OK")
      if (isBetFirst) standing++
      else expect(bet.status).toBe("RS_ERROR_TRANSACTION_ROLLED_BACK")
    }
    expect(await table.cash()).toBe(4_000 - 100 * standing)
  })
})

type Message = "bet" | "win" | "rollback" | "self" | "barred"
const messages: readonly Message[] = ["bet", "win", "rollback", "self", "barred"]
/** Sends a message of a kind under an id: a win and a rollback refer to another bet, `barred` leaves the id to a bet that comes late. */
function send(table: Table, kind: Message, id: string, other: Sent): Promise<Sent> {
  switch (kind) {
    case "bet":
      return table.bet(1, { transaction_uuid: id })
    case "win":
      return table.win(other.uuid, 2, { transaction_uuid: id, round_closed: false })
    case "rollback":
      return table.rollback(other.uuid, { transaction_uuid: id })
    case "self":
      return table.rollback(id, { transaction_uuid: id })
    case "barred":
      return table.rollback(id)
  }
}

describe("an id that two messages share", () => {
  const pairs = messages.flatMap((first) => messages.map((second) => [first, second] as const))
  it.each(pairs)("is answered definitely and books once: %s, then %s", async (first, second) => {
    const table = await seat(fleet(), 50)
    const other = await table.bet(1)
    const id = uuid()
    const one = await send(table, first, id, other)
    expect(one.status).toBe("RS_OK")
    const held = await table.cash()
    const two = await send(table, second, id, other)
    expect(definite).toContain(two.status)
    // A rollback with an id of its own takes the first message back; any other second message books nothing.
    const isTakenBack = second === "barred" && ["bet", "win"].includes(first)
    const back = first === "bet" ? 100 : -200
    expect(await table.cash()).toBe(isTakenBack ? held + back : held)
    expect((await table.again(two)).status).toBe(two.status)
    expect((await table.again(one)).status).toBe("RS_OK")
  })
  it.each(["win", "self"] as const)("of a %s that refers to itself is answered definitely", async (kind) => {
    const table = await seat(fleet(), 5)
    const id = uuid()
    const sent =
      kind === "win"
        ? await table.win(id, 2, { transaction_uuid: id })
        : await table.rollback(id, { transaction_uuid: id })
    expect(definite).toContain(sent.status)
    expect((await table.again(sent)).status).toBe(sent.status)
    expect(await table.cash()).toBe(500)
  })
})
