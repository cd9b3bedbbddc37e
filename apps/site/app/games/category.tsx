import { page } from "../page.ts"
import type { Route } from "./+types/category"
import { CategoryChips } from "./CategoryChips.tsx"
import { Filters } from "./Filters.tsx"
import { GamesPage } from "./GamesPage.tsx"

export { loader } from "./category.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ name }) => name,
  description: ({ description }) => description,
})

export default function Category({ loaderData: { name, description, list } }: Route.ComponentProps) {
  return (
    <GamesPage
      title={name}
      text={description}
      list={list}
      chips={<CategoryChips />}
      filters={<Filters list={list} defaultSort="popular" />}
    />
  )
}
