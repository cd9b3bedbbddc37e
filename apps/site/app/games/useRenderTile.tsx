import { PosterTile, type PosterTileProps, type Tone } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { posterPicture } from "../picture.ts"
import { useFavourites } from "../shell/favourites.tsx"
import { favouriteForm } from "../shell/NoScriptFallback.tsx"
import { useOffersDemo, usePlayer } from "../shell/shellData.ts"
import type { Tile } from "./tile.ts"

/** See `--tile`. */
const posterSizes = "(min-width: 620px) 11rem, 30vw"

type TilePlacement = { rank?: number; eager?: boolean }

export type TileOptions = { isPlayer: boolean; offersDemo: boolean }
export const useTileOptions = (): TileOptions => ({
  isPlayer: usePlayer() !== null,
  offersDemo: useOffersDemo(),
})

/** Texts that all tiles share are translated once. */
export function useRenderTile({
  isPlayer,
  offersDemo,
}: TileOptions): (game: Tile, place?: TilePlacement) => React.ReactElement {
  const t = useTranslations("tiles")
  const to = useTo()
  const formats = useFormats()
  const { favouriteOf, setFavourite } = useFavourites(isPlayer)
  const common = { play: t("play"), tryIt: t("tryIt"), close: t("close") }
  const isNew = { text: t("isNew"), tone: "coral" as Tone }

  const listFacts = ({ returnToPlayer, minBet, hasJackpot }: Tile) => [
    ...(returnToPlayer === null ? [] : [t("return", { return: formats.percent(returnToPlayer) })]),
    ...(minBet === null ? [] : [t("minimum", { minimum: formats.euros(minBet) })]),
    ...(hasJackpot ? [t("jackpots")] : []),
  ]
  return (game, { rank, eager = false } = {}) => {
    const { name, casinoGameId } = game
    const hasDemo = offersDemo && game.hasDemo
    const href = to("play", { gameId: game.slug })
    const favourite = favouriteOf(game)
    const tile: PosterTileProps = {
      title: name,
      byline: game.studio,
      picture: posterPicture(game.thumbnailUrl, game.placeholderColour, posterSizes),
      href,
      tryHref: hasDemo ? `${href}?demo=1` : undefined,
      words: {
        ...common,
        tryIt: hasDemo ? common.tryIt : undefined,
        tryNamed: hasDemo ? t("named", { what: common.tryIt, name }) : undefined,
        favourite: favourite === undefined ? "" : t(favourite ? "removeFavourite" : "addFavourite", { name }),
      },
      facts: listFacts(game).join(" · ") || undefined,
      badges: game.isNew ? [isNew] : [],
      favourite,
      onFavourite: (isFavourite) => setFavourite(casinoGameId, isFavourite),
      favouriteForm:
        favourite === undefined
          ? undefined
          : { form: favouriteForm, name: favourite ? "remove" : "add", value: String(casinoGameId) },
      rank,
      eager,
    }
    return <PosterTile {...tile} />
  }
}
