import { languages } from "@elite/contract"
import { expect, it } from "vitest"
import { href } from "../../../../site/app/paths.ts"
import { pages } from "./pages.ts"

it("the pages that gateway and letters lead to are the site's own", () => {
  const names = Object.keys(pages) as (keyof typeof pages)[]
  for (const name of names)
    for (const language of languages) expect(pages[name][language]).toBe(href(name, language))
})
