import { page } from "../page.ts"
import type { Route } from "./+types/collection"
import { Filters } from "./Filters.tsx"
import { GamesPage } from "./GamesPage.tsx"

export { loader } from "./collection.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ title }) => title,
  description: ({ text }) => text,
})

export default function Collection({ loaderData: { title, text, list } }: Route.ComponentProps) {
  return (
    <GamesPage
      title={title}
      text={text}
      list={list}
      filters={<Filters list={list} own="collection" defaultSort="popular" />}
    />
  )
}
