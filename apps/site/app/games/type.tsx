import { page } from "../page.ts"
import type { Route } from "./+types/type"
import { Filters } from "./Filters.tsx"
import { GamesPage } from "./GamesPage.tsx"

export { loader } from "./type.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ title }) => title,
  description: ({ description }) => description,
})

export default function GameType({ loaderData: { title, list } }: Route.ComponentProps) {
  return (
    <GamesPage
      title={title}
      list={list}
      filters={<Filters list={list} own="subCategory" defaultSort="popular" />}
    />
  )
}
