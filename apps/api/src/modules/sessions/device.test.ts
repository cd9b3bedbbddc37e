import { expect, test } from "vitest"
import { deviceName } from "./device.ts"

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)"

test.each([
  ["Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0", "Firefox, Linux"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36`, "Chrome, Windows"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    "Edge, Windows",
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0 Safari/537.36`, "Chrome, Linux"],
  [`Mozilla/5.0 (X11; CrOS x86_64 16181.61.0) ${webkit} Chrome/140.0 Safari/537.36`, "Chrome, ChromeOS"],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-S921B) ${webkit} Chrome/140.0 Mobile Safari/537.36`,
    "Chrome, Android",
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-S921B) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    "Samsung Internet, Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1",
    "Safari, iOS",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15",
    "Safari, macOS",
  ],
  ["curl/8.14.1", "curl/8.14.1"],
  ["x".repeat(400), "x".repeat(40)],
  ["", "—"],
])("%s is %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
