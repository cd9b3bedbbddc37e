import { buttonClass, EmptyState, ErrorState, LinkButton } from "@elite/ui"
import type { ReactNode } from "react"
import { Link, useLocation, useNavigation, useSearchParams } from "react-router"
import { useTranslations } from "../speech.tsx"
import type { GameList } from "./list.server.ts"
import { type Tile, tileIn } from "./tile.ts"
import { useTiles, useTilesFor } from "./useTiles.tsx"

/** Posters of the first screen, fetched at once. */
const firstScreen = 6

export function GameGrid({ games }: { games: readonly Tile[] }) {
  const tile = useTiles(useTilesFor())
  return (
    <ul className="tile-grid">
      {games.map((game, at) => (
        <li key={game.casinoGameId}>{tile(game, { eager: at < firstScreen })}</li>
      ))}
    </ul>
  )
}

function ShowMore({ list }: { list: GameList }) {
  const t = useTranslations("games")
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const more = new URLSearchParams(query)
  more.set("pages", String(list.pages + 1))
  return (
    <div className="mt-8 grid justify-items-center gap-3">
      <p className="text-muted text-sm">
        {t("shown", { shown: String(list.rows.length), count: String(list.count) })}
      </p>
      {list.hasMore && (
        <Link
          to={`${pathname}?${more}`}
          replace
          preventScrollReset
          aria-busy={state === "loading"}
          className={buttonClass({ size: "large" })}
        >
          {t("showMore")}
        </Link>
      )}
    </div>
  )
}

type GamesPageProps = {
  title: string
  text?: string
  list: GameList
  filters: ReactNode
  chips?: ReactNode
  banners?: ReactNode
}

/** A heading, its filters and a grid that grows. */
export function GamesPage({ title, text, list, filters, chips, banners }: GamesPageProps) {
  const t = useTranslations("games")
  const { pathname } = useLocation()
  return (
    <div className="px-gutter py-6 sm:py-8">
      <header className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          {text && <p className="mt-1 text-muted">{text}</p>}
        </div>
        {banners}
        {chips}
        {filters}
        <p role="status" className="text-muted text-sm">
          {list.failed ? "" : t("count", { count: list.count })}
        </p>
      </header>
      <GameListing list={list} clearHref={pathname} />
    </div>
  )
}

/**
 * A grid of games that grows, or what stands in its place. While another list is on its way the old one fades.
 *
 * @param clearHref the list without its filters.
 */
export function GameListing({ list, clearHref }: { list: GameList; clearHref: string }) {
  const t = useTranslations("games")
  const tiles = useTranslations("tiles")
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const isLoading = navigation.state === "loading" && navigation.location.pathname === pathname
  return (
    <div
      aria-busy={isLoading}
      className={isLoading ? "opacity-50 transition-opacity delay-150" : "transition-opacity"}
    >
      {list.failed ? (
        <ErrorState
          title={t("failedTitle")}
          action={<LinkButton href={clearHref}>{tiles("tryAgain")}</LinkButton>}
        >
          {tiles("failedText")}
        </ErrorState>
      ) : list.rows.length === 0 ? (
        <EmptyState title={t("emptyTitle")} action={<LinkButton href={clearHref}>{t("clear")}</LinkButton>}>
          {t("emptyText")}
        </EmptyState>
      ) : (
        <>
          <GameGrid games={list.rows.map(tileIn)} />
          <ShowMore list={list} />
        </>
      )}
    </div>
  )
}
