import { expect, test } from "vitest"
import { lobbyTabs, parseLobbyTab, toLobbyQueryString } from "./lobbyTabs.ts"

test("each view of the lobby is found again in its own address", () => {
  for (const tab of lobbyTabs) expect(parseLobbyTab(new URLSearchParams(toLobbyQueryString(tab)))).toBe(tab)
})

test("an unknown view is the lobby itself", () => {
  for (const query of ["", "tab=nothing", "tab=", "tab=Games"])
    expect(parseLobbyTab(new URLSearchParams(query))).toBe("lobby")
})

test("what narrows a view stands beside it", () => {
  expect(toLobbyQueryString("games", { provider: "kobalt" })).toBe("?tab=games&provider=kobalt")
  expect(toLobbyQueryString("lobby")).toBe("")
})
