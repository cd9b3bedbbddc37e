import { wallet as contract } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { accounts, type Kind, kinds } from "../chart.ts"
import { kindsOfType, ofGames, shownKind, statedKinds } from "./kinds.ts"

const own = [accounts.cash(7n), accounts.sports(7n)]
const moveOwn = (Object.keys(kinds) as Kind[]).filter((kind) =>
  own.some((account) => kinds[kind].from.test(account) || kinds[kind].to.test(account)),
)

describe("a statement", () => {
  it("tells of every kind of movement of a player's own money that is not a game's, and of no other", () => {
    expect([...statedKinds, ...ofGames].toSorted()).toEqual(moveOwn.toSorted())
  })

  it("has a name for each, and no name for nothing", () => {
    const named = new Set(statedKinds.map(shownKind))
    expect([...named].toSorted()).toEqual(Object.keys(contract.statementKinds).toSorted())
  })

  it("is of four types, which together are all of it", () => {
    const ofTypes = contract.transactionTypes.flatMap((type) => kindsOfType(type))
    expect(ofTypes.toSorted()).toEqual(kindsOfType(undefined).toSorted())
    expect(kindsOfType("deposit")).toEqual(["deposit", "chargeback", "sportsDeposit", "sportsChargeback"])
    expect(kindsOfType("jackpot")).toEqual(["jackpotClaimed", "jackpotRefused"])
  })
})
