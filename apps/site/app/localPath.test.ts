import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { toLocalPath } from "./localPath.ts"

const here = "https://casino.example"

describe("a path of this site", () => {
  it.each([
    ["/", "/"],
    ["/fr/jouer/horta-house?demo=1", "/fr/jouer/horta-house?demo=1"],
    ["/account/balances?view=withdrawals#last", "/account/balances?view=withdrawals#last"],
    ["/a/../b", "/b"],
    ["/recherche?q=chaussée", "/recherche?q=chauss%C3%A9e"],
    ["/?next=//evil.example", "/?next=//evil.example"],
  ])("is kept: %s", (address, path) => expect(toLocalPath(address)).toBe(path))

  it.each([
    "",
    "account",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\n\\evil.example",
    "\t//evil.example",
    " //evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "/.\\/evil.example",
    "https://evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "/\u0000",
    "/%00",
    "/a\nSet-Cookie: a=b",
    "//[",
    "/\\[",
  ])("is not %j", (address) => expect(toLocalPath(address)).toBeNull())

  it("leads to our own origin from every page, and is valid in a header", () => {
    const piece = fc.constantFrom(
      ...["/", "\\", ".", "..", ":", "@", "#", "?", "%", "%2f", "%5c", "%09", "%0a", "%00", "%2e"],
      ...["\t", "\n", "\r", "\0", " ", "evil.example", "casino.example", "[", "]", "http:", "https://", "a"],
      ...["javascript:", "data:", "é", "\u3002", "\uff0f", "\u2028", "\ud800", "\u202e"],
    )
    const address = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(""))
    fc.assert(
      fc.property(fc.oneof(address, fc.string(), fc.webUrl()), fc.boolean(), (text, isPath) => {
        const path = toLocalPath(isPath ? `/${text}` : text)
        if (path === null) return
        expect(new URL(path, `${here}/fr/connexion`).origin).toBe(here)
        expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
        expect(toLocalPath(path)).toBe(path)
      }),
      { numRuns: 20_000 },
    )
  })
})
