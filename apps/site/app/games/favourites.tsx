import { EmptyState, ErrorState, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import { useOnlyFavourites } from "../shell/favourites.tsx"
import type { Route } from "./+types/favourites"
import { GameGrid } from "./GamesPage.tsx"
import { decodeTile } from "./tile.ts"

export { action, loader } from "./favourites.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.games.favouritesTitle,
})

export default function FavouriteGames({ loaderData: { rows, failed } }: Route.ComponentProps) {
  const t = useTranslations("games")
  const tiles = useTranslations("tiles")
  const to = useTo()
  const favourites = useOnlyFavourites(rows.map(decodeTile))
  return (
    <div className="px-gutter py-6 sm:py-8">
      <h1 className="mb-6 text-3xl sm:text-4xl">{t("favouritesTitle")}</h1>
      {failed ? (
        <ErrorState
          title={t("failedTitle")}
          action={<LinkButton href={to("favourites")}>{tiles("tryAgain")}</LinkButton>}
        >
          {tiles("failedText")}
        </ErrorState>
      ) : favourites.length > 0 ? (
        <GameGrid games={favourites} />
      ) : (
        <EmptyState
          title={t("favouritesEmptyTitle")}
          action={
            <LinkButton kind="primary" href={to("allGames")}>
              {t("allTitle")}
            </LinkButton>
          }
        >
          {t("favouritesEmptyText")}
        </EmptyState>
      )}
    </div>
  )
}
