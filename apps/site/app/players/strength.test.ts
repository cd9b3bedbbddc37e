import { expect, it } from "vitest"
import { strengthOf } from "./strength.ts"

it("calls nine characters too short, whatever they are", () => {
  expect(strengthOf("x7$Kq!2Pz")).toBe(0)
})

it.each([
  "aaaaaaaaaaaaaaaa",
  "1234567890123",
  "abcdefghijklm",
  "wachtwoord1",
  "Motdepasse2024",
  "azertyuiop",
])("calls %s weak", (password) => {
  expect(strengthOf(password)).toBe(1)
})

it("does not count what others know about the player", () => {
  const known = ["nora.peeters@example.be", "norapeeters"]
  expect(strengthOf("norapeeters85", known)).toBeLessThan(strengthOf("norapeeters85"))
  expect(strengthOf("norapeeters85", known)).toBe(1)
})

it("calls unrelated words and long random text good or strong", () => {
  expect(strengthOf("krokus tram pannenkoek")).toBeGreaterThanOrEqual(3)
  expect(strengthOf("x7$Kq!2PzM9#wL")).toBe(4)
})

it("grows with every word that is added", () => {
  const words = ["krokus", "tram", "olijf", "zolder"]
  const grades = words.map((_, i) => strengthOf(words.slice(0, i + 1).join(" ")))
  expect(grades).toEqual([...grades].sort())
})
