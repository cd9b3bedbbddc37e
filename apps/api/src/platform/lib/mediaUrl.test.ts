import { expect, test } from "vitest"
import { mediaUrls } from "./mediaUrl.ts"

test("prefixes a path of ours with the media host where one is configured", () => {
  const toMediaUrl = mediaUrls("https://media.example")
  expect(toMediaUrl("/media/payment/visa.svg")).toBe("https://media.example/media/payment/visa.svg")
  expect(toMediaUrl("https://studio.example/a.avif")).toBe("https://studio.example/a.avif")
  expect(mediaUrls("")("/media/payment/visa.svg")).toBe("/media/payment/visa.svg")
})
