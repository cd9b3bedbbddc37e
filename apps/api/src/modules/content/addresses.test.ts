import { languages } from "@elite/contract"
import { expect, test } from "vitest"
import { href } from "../../../../site/app/paths.ts"
import { type Address, addresses, addressOf } from "./addresses.ts"

test("letters link to pages where the site has them", () => {
  for (const page of Object.keys(addresses) as Address[])
    for (const language of languages) expect(addresses[page][language]).toBe(href(page, language))
})

test("an address carries its query encoded", () => {
  expect(addressOf("https://casino.example", "verifyEmail", "fr", { token: "a+b/c" })).toBe(
    "https://casino.example/fr/confirmer-e-mail?token=a%2Bb%2Fc",
  )
})
