import { expect, test } from "vitest"
import { unsubscribeTokens } from "./unsubscribe.ts"

const key = (id: number) => ({ id, bytes: Buffer.alloc(32, id) })
const what = { playerId: 42n, kind: "money", language: "fr" } as const

test("verifies a token, also under an older key", () => {
  const token = unsubscribeTokens([key(1)]).sign(what)
  expect(unsubscribeTokens([key(1)]).verify(token)).toEqual(what)
  expect(unsubscribeTokens([key(2), key(1)]).verify(token)).toEqual(what)
  expect(unsubscribeTokens([key(2)]).verify(token)).toBeUndefined()
})

test("refuses a modified token", () => {
  const tokens = unsubscribeTokens([key(1)])
  const token = tokens.sign(what)
  const mark = token.split(".").at(-1)!
  for (const other of [
    token.replace("42", "43"),
    token.replace("fr", "nl"),
    token.replace("money", "account"),
    `${token}a`,
    token.slice(0, -1),
    `042.money.fr.${mark}`,
    `42.money.fr.${"A".repeat(22)}`,
    "",
  ])
    expect(tokens.verify(other), other).toBeUndefined()
})
