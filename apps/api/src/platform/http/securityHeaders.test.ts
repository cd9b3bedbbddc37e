import { expect, test } from "vitest"
import { isSameOrigin, ownOrigins } from "./securityHeaders.ts"

const own = ownOrigins("https://casino.example")

test.each([
  ["our own origin", { origin: "https://casino.example", "sec-fetch-site": "same-origin" }, true],
  ["our own origin alone", { origin: "https://casino.example" }, true],
  ["no origin from the same one", { "sec-fetch-site": "same-origin" }, true],
  ["an origin hidden by a referrer policy", { origin: "null", "sec-fetch-site": "same-origin" }, true],
  ["a hidden origin alone", { origin: "null" }, false],
  ["a hidden origin of another site", { origin: "null", "sec-fetch-site": "cross-site" }, false],
  ["a hidden origin of a sister domain", { origin: "null", "sec-fetch-site": "same-site" }, false],
  ["a hidden origin of a typed address", { origin: "null", "sec-fetch-site": "none" }, false],
  [
    "another origin that claims to be the same",
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    false,
  ],
  ["an origin in another case", { origin: "NULL", "sec-fetch-site": "same-origin" }, false],
  ["neither header", {}, false],
])("same origin: %s", (_, headers, expected) => {
  expect(isSameOrigin(headers, own)).toBe(expected)
})
