import { describe, expect, it } from "vitest"
import { parseColourTheme, toColourThemeCookie } from "./colourTheme.ts"

describe("the colours that a visitor chose", () => {
  it("are those in the cookie, and the device's where it has no such word", () => {
    expect(["light", "dark"].map(parseColourTheme)).toEqual(["light", "dark"])
    expect([undefined, "", "device", "Light", "light;", "toString"].map(parseColourTheme)).toEqual(
      Array(6).fill(null),
    )
  })

  it("are kept for a year, and forgotten for those of the device", () => {
    expect(toColourThemeCookie("light")).toBe("theme=light; Path=/; Max-Age=31536000; SameSite=Lax")
    expect(toColourThemeCookie(null)).toBe("theme=; Path=/; Max-Age=0; SameSite=Lax")
  })
})
