import { expect, test } from "vitest"
import { bundleVersions } from "./i18nBundles.server.ts"
import { page } from "./page.ts"

const loaderData = { words: bundleVersions("fr", ["deposit"]) }
type Props = { loaderData: typeof loaderData }

test("closes account pages to robots by the table of addresses, and describes public ones", () => {
  const own = page<Props>({ title: ({ words }) => words.deposit.title })
  expect(own.head?.(loaderData, "deposits.fr")).toEqual({ title: "Déposer — Elite", isClosed: true })
  expect(own.chrome).toBeUndefined()
  const open = page<Props>({ title: ({ words }) => words.deposit.title, description: () => "Tous les jeux" })
  expect(open.head?.(loaderData, "allGames.fr")).toEqual({
    title: "Déposer — Elite",
    description: "Tous les jeux",
    isClosed: false,
  })
})

test("appends nothing to a full title", () => {
  const { head, chrome } = page<Props>({
    title: () => "Elite Casino",
    isFullTitle: true,
    chrome: { footer: false },
  })
  expect(head?.(loaderData, "home.en").title).toBe("Elite Casino")
  expect(chrome).toEqual({ footer: false })
})
