import { page } from "../page.ts"
import type { Route } from "./+types/theme"
import { Filters } from "./Filters.tsx"
import { GamesPage } from "./GamesPage.tsx"

export { loader } from "./theme.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ title }) => title,
  description: ({ description }) => description,
})

export default function Theme({ loaderData: { title, list } }: Route.ComponentProps) {
  return (
    <GamesPage
      title={title}
      list={list}
      filters={<Filters list={list} own="theme" defaultSort="popular" />}
    />
  )
}
