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
  const jackpot = { text: t("jackpot"), tone: "brass" as Tone }

  const factsOf = ({ returnToPlayer, minBet }: Tile) => {
    if (returnToPlayer === null) return undefined
    const percent = formats.percent(returnToPlayer)
    if (minBet === null) return t("factsReturn", { return: percent })
    return t("facts", { return: percent, minimum: formats.euros(minBet) })
  }
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
      facts: factsOf(game),
      badges: [...(game.isNew ? [isNew] : []), ...(game.hasJackpot ? [jackpot] : [])],
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
