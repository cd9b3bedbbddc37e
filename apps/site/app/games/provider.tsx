import { page } from "../page.ts"
import type { Route } from "./+types/provider"
import { Filters } from "./Filters.tsx"
import { GamesPage } from "./GamesPage.tsx"

export { loader } from "./provider.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ title }) => title,
  description: ({ description }) => description,
})

export default function Provider({ loaderData: { title, list, studios } }: Route.ComponentProps) {
  return (
    <GamesPage
      title={title}
      list={list}
      filters={<Filters asked={list} studios={studios} oneStudio defaultSort="popular" />}
    />
  )
}
