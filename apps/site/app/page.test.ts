import { expect, test } from "vitest"
import { page } from "./page.ts"

type Props = { loaderData: { words: { title: string } } }
const loaderData = { words: { title: "Déposer" } }
const at = (id: string) => [{ id: "root" }, { id: "shell.fr" }, { id }]

test("a page of an account is kept from robots by the table of addresses, a public one is described", () => {
  const { meta, handle } = page<Props>({ title: ({ words }) => words.title })
  expect(meta({ loaderData, matches: at("deposits.fr") })).toEqual([
    { title: "Déposer — Elite" },
    { name: "robots", content: "noindex" },
  ])
  expect(handle).toEqual({})
  const open = page<Props>({ title: ({ words }) => words.title, description: () => "Tous les jeux" })
  expect(open.meta({ loaderData, matches: at("allGames.fr") })).toEqual([
    { title: "Déposer — Elite" },
    { name: "description", content: "Tous les jeux" },
  ])
})

test("a title that names the house stands alone, and a page without data says nothing", () => {
  const { meta, handle } = page<Props>({
    title: () => "Elite Casino",
    isWhole: true,
    chrome: { footer: false },
  })
  expect(meta({ loaderData, matches: at("home.en") })).toEqual([{ title: "Elite Casino" }])
  expect(meta({ loaderData: undefined, matches: at("home.en") })).toEqual([])
  expect(handle).toEqual({ chrome: { footer: false } })
})
