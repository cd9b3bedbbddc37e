import { buttonClass, chipClass, EmptyState, ErrorState, LinkButton } from "@elite/ui"
import type { ReactNode } from "react"
import { Link, useLocation, useNavigation, useSearchParams } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import type { GameList } from "./gameList.server.ts"
import { decodeTile, type Tile } from "./tile.ts"
import { useRenderTile, useTileOptions } from "./useRenderTile.tsx"

/** Posters that load eagerly. */
const firstScreen = 6

export function GameGrid({ games }: { games: readonly Tile[] }) {
  const tile = useRenderTile(useTileOptions())
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
  mark?: ReactNode
  list: GameList
  filters: ReactNode
  chips?: ReactNode
  banners?: ReactNode
  /** For an empty list without filters. */
  empty?: EmptyTexts
}

type EmptyTexts = { title: string; text: string }

export const isFiltered = ({ search, provider, theme, collection, subCategory, volatility }: GameList) =>
  Boolean(search || provider || theme || collection || subCategory || volatility)

export function GamesPage({ title, text, mark, list, filters, chips, banners, empty }: GamesPageProps) {
  const t = useTranslations("games")
  const { pathname } = useLocation()
  return (
    <div className="px-gutter py-6 sm:py-8">
      <header className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          {mark && <div className="mb-3">{mark}</div>}
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          {text && <p className="mt-1 text-muted">{text}</p>}
        </div>
        {banners}
        {chips}
        {filters}
        <div className="flex min-h-11 items-center gap-4">
          <p role="status" className="text-muted text-sm">
            {list.failed ? "" : t("count", { count: list.count })}
          </p>
          {isFiltered(list) && (
            <Link to={pathname} replace preventScrollReset className={chipClass(false)}>
              {t("clear")}
            </Link>
          )}
        </div>
      </header>
      <GameListing list={list} empty={empty} />
    </div>
  )
}

/** The previous list fades while another one loads. */
export function GameListing({ list, empty }: { list: GameList; empty?: EmptyTexts | undefined }) {
  const t = useTranslations("games")
  const tiles = useTranslations("tiles")
  const { pathname, search } = useLocation()
  const to = useTo()
  const navigation = useNavigation()
  const isLoading = navigation.state === "loading" && navigation.location.pathname === pathname
  const emptyTexts = empty && !isFiltered(list) ? empty : { title: t("emptyTitle"), text: t("emptyText") }
  return (
    <div
      aria-busy={isLoading}
      className={isLoading ? "opacity-50 transition-opacity delay-150" : "transition-opacity"}
    >
      {list.failed ? (
        <ErrorState
          title={t("filterFailed")}
          action={<LinkButton href={pathname + search}>{tiles("tryAgain")}</LinkButton>}
        >
          {tiles("failedText")}
        </ErrorState>
      ) : list.rows.length === 0 ? (
        <EmptyState
          title={emptyTexts.title}
          action={<LinkButton href={to("allGames")}>{t("allTitle")}</LinkButton>}
        >
          {emptyTexts.text}
        </EmptyState>
      ) : (
        <>
          <GameGrid games={list.rows.map(decodeTile)} />
          {(list.hasMore || list.pages > 1) && <ShowMore list={list} />}
        </>
      )}
    </div>
  )
}
