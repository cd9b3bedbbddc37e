import { expect, test } from "vitest"
import { lobbyTabs, queryOf, tabIn } from "./lobbyTabs.ts"

test("each view of the lobby is found again in its own address", () => {
  for (const tab of lobbyTabs) expect(tabIn(new URLSearchParams(queryOf(tab)))).toBe(tab)
})

test("an unknown view is the lobby itself", () => {
  for (const query of ["", "tab=nothing", "tab=", "tab=Games"])
    expect(tabIn(new URLSearchParams(query))).toBe("lobby")
})

test("what narrows a view stands beside it", () => {
  expect(queryOf("games", { provider: "kobalt" })).toBe("?tab=games&provider=kobalt")
  expect(queryOf("lobby")).toBe("")
})
