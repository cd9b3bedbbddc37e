import { Anchor } from "@elite/ui"
import { GameRail } from "../games/GameRail.tsx"
import { decodeTile, type EncodedTile, minRailGames, type Tile, uniqueGames } from "../games/tile.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { toThumbnailUrl } from "../picture.ts"
import { useOnlyFavourites } from "../shell/favourites.tsx"

type OwnGamesProps = {
  /** Null when they could not be read. */
  recent: readonly EncodedTile[] | null
  favourites: readonly EncodedTile[] | null
}

function CompactGameList({ title, games }: { title: string; games: readonly Tile[] }) {
  const to = useTo()
  return (
    <section aria-labelledby="own-games" className="min-w-0">
      <h2 id="own-games" className="mb-3 text-xl sm:text-2xl">
        {title}
      </h2>
      <ul className="bleed no-scrollbar flex gap-2.5 overflow-x-auto py-1">
        {games.map(({ casinoGameId, name, slug, thumbnailUrl, placeholderColour, studio }) => (
          <li key={casinoGameId} className="shrink-0">
            <Anchor
              href={to("play", { gameId: slug })}
              className="flex items-center gap-3 rounded-control border border-line bg-surface p-2 pr-4 hover:border-edge"
            >
              <img
                src={toThumbnailUrl(thumbnailUrl)}
                alt=""
                width={39}
                height={52}
                decoding="async"
                style={{ backgroundColor: placeholderColour }}
                className="h-13 w-[2.4375rem] rounded-md object-cover"
              />
              <span className="grid whitespace-nowrap">
                <span className="font-semibold">{name}</span>
                <span className="text-muted text-sm">{studio}</span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Each list is a rail when it is long enough; short ones share one line. */
export function OwnGames({ recent, favourites }: OwnGamesProps) {
  const t = useTranslations("home")
  const to = useTo()
  const marked = useOnlyFavourites((favourites ?? []).map(decodeTile))
  const [recentTiles, favouriteTiles] = [recent ?? [], marked]
  const hasRecentRail = recent === null || recentTiles.length >= minRailGames
  const hasFavouriteRail = favourites === null || favouriteTiles.length >= minRailGames
  const shortLists = uniqueGames([
    ...(hasRecentRail ? [] : recentTiles.map(decodeTile)),
    ...(hasFavouriteRail ? [] : favouriteTiles),
  ])
  const title =
    hasFavouriteRail || favouriteTiles.length === 0
      ? "continuePlaying"
      : hasRecentRail || recentTiles.length === 0
        ? "favourites"
        : "yourGames"
  const name = t("favourites")
  return (
    <>
      {hasRecentRail && <GameRail title={t("continuePlaying")} games={recent} first />}
      {shortLists.length > 0 && <CompactGameList title={t(title)} games={shortLists} />}
      {hasFavouriteRail && (
        <GameRail
          title={name}
          games={favourites}
          all={{ href: to("favourites"), label: t("seeAll"), spoken: t("seeAllOf", { name }) }}
        />
      )}
    </>
  )
}
