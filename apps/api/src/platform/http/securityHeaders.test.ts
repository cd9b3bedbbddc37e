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
  ["a hidden origin that was typed", { origin: "null", "sec-fetch-site": "none" }, false],
  [
    "another origin that says it is the same",
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    false,
  ],
  ["an origin of another case", { origin: "NULL", "sec-fetch-site": "same-origin" }, false],
  ["nothing", {}, false],
])("%s", (_, headers, is) => {
  expect(isSameOrigin(headers, own)).toBe(is)
})
