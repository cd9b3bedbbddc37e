import { PosterTile, type Tone } from "@elite/ui"
import { useTranslations } from "use-intl"
import { useFormats, useTo } from "../language.ts"
import { useOffersDemo } from "../shell/data.ts"
import { useFavourite } from "../shell/favourites.tsx"
import { favouriteForm } from "../shell/WithoutScripts.tsx"
import { posterPicture } from "./picture.ts"
import type { Tile } from "./tile.ts"

/** How wide a poster is drawn in a rail and in a grid, see `--tile`. */
const sizes = "(min-width: 620px) 11rem, 30vw"

/** A game's poster with what can be done with it. */
export function GameTile({ game, rank, eager = false }: { game: Tile; rank?: number; eager?: boolean }) {
  const t = useTranslations("games")
  const to = useTo()
  const formats = useFormats()
  const { favourite, setFavourite } = useFavourite(game)
  const hasDemo = useOffersDemo() && game.hasDemo
  const href = to("play", { gameId: game.slug })
  const { name, returnToPlayer, minBet } = game
  const facts =
    returnToPlayer === null
      ? undefined
      : minBet === null
        ? t("factsReturn", { return: formats.percent(returnToPlayer) })
        : t("facts", { return: formats.percent(returnToPlayer), minimum: formats.euros(minBet) })
  const badges: { text: string; tone: Tone }[] = []
  if (game.isNew) badges.push({ text: t("isNew"), tone: "coral" })
  if (game.hasJackpot) badges.push({ text: t("jackpot"), tone: "brass" })
  return (
    <PosterTile
      title={name}
      byline={game.studio}
      picture={posterPicture(game.thumbnailUrl, game.placeholderColour, sizes)}
      href={href}
      tryHref={hasDemo ? `${href}?demo=1` : undefined}
      words={{
        play: t("play"),
        tryIt: hasDemo ? t("tryIt") : undefined,
        favourite: t(favourite ? "removeFavourite" : "addFavourite", { name }),
        close: t("close"),
      }}
      facts={facts}
      badges={badges}
      favourite={favourite}
      onFavourite={setFavourite}
      favouriteForm={
        favourite === undefined
          ? undefined
          : { form: favouriteForm, name: favourite ? "remove" : "add", value: String(game.casinoGameId) }
      }
      rank={rank}
      eager={eager}
    />
  )
}
