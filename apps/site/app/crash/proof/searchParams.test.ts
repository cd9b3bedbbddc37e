import { expect, it } from "vitest"
import type { Chain } from "./proof.ts"
import { parseProofQuery, selectChain, toRequestedRound } from "./searchParams.ts"

const hash = "0f".repeat(32)
const written = (query: string) => parseProofQuery(new URLSearchParams(query))
const read = (query: string) => toRequestedRound({ length: 2_000 }, written(query))

it("reads a round in the notation of users", () => {
  expect(read("")).toEqual({ wrong: {} })
  const round = { number: 1234, hash }
  expect(read(`round=1234&hash=${hash}`)).toEqual({ round, wrong: {} })
  expect(read("round=7")).toEqual({ round: { number: 7 }, wrong: {} })
  const fours = hash.toUpperCase().replaceAll(/(.{4})/g, "$1 ")
  expect(read(new URLSearchParams({ round: " 1.234 ", hash: fours }).toString())).toEqual({
    round,
    wrong: {},
  })
})

it("marks an invalid round number and an invalid hash", () => {
  for (const number of ["", "0", "2001", "1.5x", "-1", "1e3", "."])
    expect(read(`round=${number}&hash=${hash}`)).toEqual({ wrong: { number: "outside" } })
  for (const other of [hash.slice(1), `${hash}0`, hash.replace("f", "g")])
    expect(read(`round=7&hash=${other}`)).toEqual({ wrong: { hash: true } })
  expect(read("round=x&hash=y")).toEqual({ wrong: { number: "outside", hash: true } })
})

it("shows the newest chain that can be played unless another is requested", () => {
  const salt = { salt: hash, signature: "", takenAt: "" }
  const chains = [
    { chainId: 3, salt: null },
    { chainId: 2, salt },
    { chainId: 1, salt },
  ] as Chain[]
  const shown = (query: string, of = chains) => selectChain(of, written(query))?.chainId
  expect([shown(""), shown("chain=1"), shown("chain=3"), shown("chain=x"), shown("chain=9")]).toEqual([
    2, 1, 3, 2, 2,
  ])
  expect(shown("", chains.slice(0, 1))).toBe(3)
  expect(shown("", [])).toBeUndefined()
})
