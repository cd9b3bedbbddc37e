import { expect, test } from "vitest"
import { lobbyTabs, parseLobbyTab, toLobbyQueryString } from "./lobbyTabs.ts"

test("finds each tab of the lobby in its own address", () => {
  for (const tab of lobbyTabs) expect(parseLobbyTab(new URLSearchParams(toLobbyQueryString(tab)))).toBe(tab)
})

test("takes an unknown tab as the lobby", () => {
  for (const query of ["", "tab=nothing", "tab=", "tab=Games"])
    expect(parseLobbyTab(new URLSearchParams(query))).toBe("lobby")
})

test("adds filters beside the tab", () => {
  expect(toLobbyQueryString("games", { provider: "kobalt" })).toBe("?tab=games&provider=kobalt")
  expect(toLobbyQueryString("lobby")).toBe("")
})
