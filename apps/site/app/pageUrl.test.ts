import { expect, test } from "vitest"
import { pageUrl } from "./pageUrl.ts"

test("finds the page of a data request", () => {
  const page = (path: string) => {
    const { pathname, search } = pageUrl(`https://e.be${path}`)
    return pathname + search
  }
  expect(page("/fr.data?_routes=home.fr")).toBe("/fr")
  expect(page("/_.data")).toBe("/")
  expect(page("/nl/alle-spellen.data?search=a.data&_routes=x")).toBe("/nl/alle-spellen?search=a.data")
  expect(page("/fr/tous-jeux")).toBe("/fr/tous-jeux")
})
