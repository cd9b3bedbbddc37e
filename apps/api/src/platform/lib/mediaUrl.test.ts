import { expect, test } from "vitest"
import { mediaUrls } from "./mediaUrl.ts"

test("a path without https is shown from the media host, or from our own origin where there is none", () => {
  const elsewhere = mediaUrls("https://media.example")
  expect(elsewhere("/media/payment/visa.svg")).toBe("https://media.example/media/payment/visa.svg")
  expect(elsewhere("https://studio.example/a.avif")).toBe("https://studio.example/a.avif")
  expect(mediaUrls("")("/media/payment/visa.svg")).toBe("/media/payment/visa.svg")
})
