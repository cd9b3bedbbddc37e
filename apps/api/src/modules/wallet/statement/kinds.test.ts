import { readFileSync } from "node:fs"
import { wallet as contract } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { accounts, type Kind, kinds } from "../chart.ts"
import { gameKinds, listKindsOfType, statementKinds, toStatementKind } from "./kinds.ts"

const own = [accounts.cash(7n), accounts.sports(7n)]
const indices = readFileSync(new URL("../sql/0001-baseline.sql", import.meta.url), "utf8")

describe("a statement", () => {
  it("excludes the game kinds that its indexes exclude, which all move a player's own money", () => {
    const lists = [...indices.matchAll(/kind not in \((.*)\)/g)].map(([, list]) => list)
    const named = gameKinds.map((kind) => `'${kind}'`).join(", ")
    expect(lists).toEqual([named, named])
    const moves = (kind: Kind) => own.some((each) => kinds[kind].from.test(each) || kinds[kind].to.test(each))
    expect(gameKinds.filter((kind) => !moves(kind))).toEqual([])
  })

  it("has a name for each kind and a kind for each name", () => {
    const named = new Set(statementKinds.map(toStatementKind))
    expect([...named].toSorted()).toEqual(Object.keys(contract.statementKinds).toSorted())
  })

  it("divides all kinds into four types", () => {
    const ofTypes = contract.transactionTypes.flatMap((type) => listKindsOfType(type))
    expect(ofTypes.toSorted()).toEqual(listKindsOfType(undefined).toSorted())
    expect(listKindsOfType("deposit")).toEqual(["deposit", "chargeback", "sportsDeposit", "sportsChargeback"])
    expect(listKindsOfType("jackpot")).toEqual(["jackpotClaimed", "jackpotRefused"])
  })
})
