import { games } from "@elite/contract"
import { EmptyState, LinkButton } from "@elite/ui"
import { useTranslations } from "use-intl"
import { useTo } from "../language.ts"
import { useOnlyFavourites } from "../shell/favourites.tsx"
import { apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/favourites"
import { GameGrid } from "./GamesPage.tsx"
import { tileOf } from "./tile.ts"

/** A player's hearts: few enough to be shown at once. */
const atMost = 100

export async function loader({ request, context }: Route.LoaderArgs) {
  await playerOrLogin(context, request)
  const { casinoGames } = await apiOf(context).call(games.getFavoriteGame, { limit: atMost })
  return { words: speak(request, ["games"]), rows: casinoGames.rows.map(tileOf) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.words.games.favouritesTitle} — Elite` },
]

export default function FavouriteGames({ loaderData: { rows } }: Route.ComponentProps) {
  const t = useTranslations("games")
  const to = useTo()
  const favourites = useOnlyFavourites(rows)
  return (
    <div className="px-gutter py-6 sm:py-8">
      <h1 className="mb-6 text-3xl sm:text-4xl">{t("favouritesTitle")}</h1>
      {favourites.length > 0 ? (
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
