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

/** A few games in one line: small pictures with their names. */
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

/**
 * What a player played last and what they marked, each a rail when it has enough games for one; what is too short for a rail
 * comes together in one line.
 */
export function OwnGames({ recent, favourites }: OwnGamesProps) {
  const t = useTranslations("home")
  const to = useTo()
  const marked = useOnlyFavourites((favourites ?? []).map(decodeTile))
  const [played, kept] = [recent ?? [], marked]
  const isPlayedRail = recent === null || played.length >= minRailGames
  const isKeptRail = favourites === null || kept.length >= minRailGames
  const few = uniqueGames([...(isPlayedRail ? [] : played.map(decodeTile)), ...(isKeptRail ? [] : kept)])
  const title =
    isKeptRail || kept.length === 0
      ? "continuePlaying"
      : isPlayedRail || played.length === 0
        ? "favourites"
        : "yourGames"
  const name = t("favourites")
  return (
    <>
      {isPlayedRail && <GameRail title={t("continuePlaying")} games={recent} first />}
      {few.length > 0 && <CompactGameList title={t(title)} games={few} />}
      {isKeptRail && (
        <GameRail
          title={name}
          games={favourites}
          all={{ href: to("favourites"), label: t("seeAll"), spoken: t("seeAllOf", { name }) }}
        />
      )}
    </>
  )
}
