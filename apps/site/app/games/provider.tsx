import { page } from "../page.ts"
import type { Route } from "./+types/provider"
import { Filters } from "./Filters.tsx"
import { GamesPage } from "./GamesPage.tsx"
import { StudioMark } from "./StudioMark.tsx"

export { loader } from "./provider.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ title }) => title,
  description: ({ description }) => description,
})

export default function Provider({ loaderData: { title, icon, list } }: Route.ComponentProps) {
  return (
    <GamesPage
      title={title}
      list={list}
      mark={icon && <StudioMark icon={icon} className="h-14 sm:h-16" />}
      filters={<Filters list={list} own="provider" defaultSort="popular" />}
    />
  )
}
