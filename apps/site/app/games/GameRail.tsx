import { Rail, RailItem } from "@elite/ui"
import { useRevalidator } from "react-router"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { useTranslations } from "../i18n.tsx"
import { type SeeAll, SeeAllLink } from "./SeeAllLink.tsx"
import { decodeTile, type EncodedTile } from "./tile.ts"
import { type TileOptions, useRenderTile, useTileOptions } from "./useRenderTile.tsx"

type GameRailProps = {
  title: string
  /** Null when the list could not be loaded. */
  games: readonly EncodedTile[] | null
  all?: SeeAll
  ranked?: boolean
  /** Loads its pictures eagerly. */
  first?: boolean
}

/** Posters that load eagerly. */
const firstScreen = 4

/** Renders nothing for an empty list, and a retry for a failed one. */
export function GameRail({ games, ...rest }: GameRailProps) {
  const tilesFor = useTileOptions()
  if (games?.length === 0) return null
  if (games === null) return <FailedRail title={rest.title} />
  return <CachedFragment as="div" part={Tiles} given={{ ...rest, ...tilesFor, games }} className="min-w-0" />
}

function FailedRail({ title }: { title: string }) {
  const t = useTranslations("tiles")
  const { revalidate, state } = useRevalidator()
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 text-muted">{t("failedText")}</p>
      <button
        type="button"
        onClick={() => void revalidate()}
        disabled={state === "loading"}
        className="mt-2 min-h-11 font-semibold text-brass underline underline-offset-4"
      >
        {t("tryAgain")}
      </button>
    </section>
  )
}

type TilesProps = Omit<GameRailProps, "games"> & { games: readonly EncodedTile[] } & TileOptions

function Tiles({ title, games, all, ranked = false, first = false, ...tilesFor }: TilesProps) {
  const t = useTranslations("tiles")
  const tile = useRenderTile(tilesFor)
  return (
    <Rail
      title={title}
      previousLabel={t("previous")}
      nextLabel={t("next")}
      action={all && <SeeAllLink {...all} />}
    >
      {games.map(decodeTile).map((game, at) => (
        <RailItem key={game.casinoGameId} width={ranked ? "ranked" : "tile"}>
          {tile(game, { eager: first && at < firstScreen, ...(ranked ? { rank: at + 1 } : {}) })}
        </RailItem>
      ))}
    </Rail>
  )
}
