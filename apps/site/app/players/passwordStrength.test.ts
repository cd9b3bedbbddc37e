import { expect, it } from "vitest"
import { computePasswordStrength } from "./passwordStrength.ts"

it("rates nine characters as too short", () => {
  expect(computePasswordStrength("x7$Kq!2Pz")).toBe(0)
})

it.each([
  "aaaaaaaaaaaaaaaa",
  "1234567890123",
  "abcdefghijklm",
  "wachtwoord1",
  "Motdepasse2024",
  "azertyuiop",
])("calls %s weak", (password) => {
  expect(computePasswordStrength(password)).toBe(1)
})

it("ignores the player's name and e-mail address", () => {
  const known = ["nora.peeters@example.be", "norapeeters"]
  expect(computePasswordStrength("norapeeters85", known)).toBeLessThan(
    computePasswordStrength("norapeeters85"),
  )
  expect(computePasswordStrength("norapeeters85", known)).toBe(1)
})

it("rates unrelated words and long random text as good or strong", () => {
  expect(computePasswordStrength("krokus tram pannenkoek")).toBeGreaterThanOrEqual(3)
  expect(computePasswordStrength("x7$Kq!2PzM9#wL")).toBe(4)
})

it("increases with every added word", () => {
  const words = ["krokus", "tram", "olijf", "zolder"]
  const grades = words.map((_, i) => computePasswordStrength(words.slice(0, i + 1).join(" ")))
  expect(grades).toEqual([...grades].sort())
})
