import { Anchor, chipClass, EmptyState, ErrorState, LinkButton, TabLinks } from "@elite/ui"
import { Link } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import { Banners } from "../shell/Banners.tsx"
import { useOnlyFavourites } from "../shell/favourites.tsx"
import { usePlayer, useShell } from "../shell/shellData.ts"
import type { Route } from "./+types/lobby"
import { Filters } from "./Filters.tsx"
import { GameRail } from "./GameRail.tsx"
import { GameGrid, GameListing, isFiltered } from "./GamesPage.tsx"
import { type LobbyTab, lobbyTabs, toLobbyQueryString } from "./lobbyTabs.ts"
import { decodeTile, type EncodedTile } from "./tile.ts"

export { loader } from "./lobby.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.pages.lobby.title,
  description: ({ words }) => words.pages.lobby.description,
})

type Data = Route.ComponentProps["loaderData"]

function LobbyRails({ rails }: { rails: NonNullable<Data["rails"]> }) {
  const t = useTranslations("pages")
  return (
    <>
      <Banners banners={rails.banners} />
      <GameRail title={t("lobby.recent")} games={rails.recent} first />
      <GameRail title={t("lobby.top")} games={rails.top} ranked />
      <GameRail title={t("lobby.newest")} games={rails.newest} />
    </>
  )
}

function FavouriteGames({ rows }: { rows: readonly EncodedTile[] }) {
  const t = useTranslations("games")
  const favourites = useOnlyFavourites(rows.map(decodeTile))
  if (favourites.length > 0) return <GameGrid games={favourites} />
  return <EmptyState title={t("favouritesEmptyTitle")}>{t("favouritesEmptyText")}</EmptyState>
}

function Favourites({ favourites }: Pick<Data, "favourites">) {
  const t = useTranslations("pages")
  const g = useTranslations("games")
  const s = useTranslations("shell")
  const tiles = useTranslations("tiles")
  const to = useTo()
  const isPlayer = usePlayer() !== null
  if (!isPlayer)
    return (
      <EmptyState
        title={t("lobby.logIn")}
        action={
          <LinkButton
            kind="primary"
            href={`${to("login")}?next=${encodeURIComponent(to("lobby") + toLobbyQueryString("favourites"))}`}
          >
            {s("logIn")}
          </LinkButton>
        }
      />
    )
  if (!favourites || favourites.failed)
    return <ErrorState title={g("failedTitle")}>{tiles("failedText")}</ErrorState>
  return <FavouriteGames rows={favourites.rows} />
}

type FilterLink = { key: string; href: string; name: string; count?: number }

function FilterLinks({ links, none }: { links: readonly FilterLink[]; none: string }) {
  const t = useTranslations("pages")
  if (links.length === 0) return <p className="text-muted">{none}</p>
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-3">
      {links.map(({ key, href, name, count }) => (
        <li key={key}>
          <Anchor
            href={href}
            className="flex min-h-20 flex-col justify-center rounded-card border border-line bg-surface px-5 hover:border-brass"
          >
            <span className="font-poster text-2xl text-brass">{name}</span>
            {count !== undefined && (
              <span className="text-muted text-sm">{t("lobby.studioGames", { count })}</span>
            )}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

function LobbyView({ data }: { data: Data }) {
  const t = useTranslations("pages")
  const g = useTranslations("games")
  const to = useTo()
  const categories = useShell()?.categories ?? []
  const { tab, rails, favourites, list, studios } = data
  const narrowed = (more: Record<string, string>) => to("lobby") + toLobbyQueryString("games", more)
  if (rails) return <LobbyRails rails={rails} />
  if (tab === "favourites") return <Favourites favourites={favourites} />
  if (tab === "providers") {
    const links = studios.map(({ slug, name, games }) => ({
      ...{ key: slug, href: narrowed({ provider: slug }), name, count: games },
    }))
    return <FilterLinks links={links} none={t("lobby.noStudios")} />
  }
  if (tab === "categories") {
    const links = categories.map(({ code, name }) => ({
      key: code,
      href: narrowed({ category: code }),
      name,
    }))
    return <FilterLinks links={links} none={t("lobby.noStudios")} />
  }
  if (!list) return null
  // The search tab starts empty.
  const isShown = tab === "games" || isFiltered(list)
  return (
    <>
      <Filters list={list} defaultSort="popular" tab={tab} />
      {isFiltered(list) && (
        <p>
          <Link
            to={to("lobby") + toLobbyQueryString(tab)}
            replace
            preventScrollReset
            className={chipClass(false)}
          >
            {g("clear")}
          </Link>
        </p>
      )}
      {isShown && <GameListing list={list} />}
    </>
  )
}

export default function Lobby({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("pages")
  const to = useTo()
  const link = (tab: LobbyTab) => ({
    href: to("lobby") + toLobbyQueryString(tab),
    label: t(`lobby.${tab}`),
    current: tab === loaderData.tab,
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-gutter py-6 sm:py-8">
      <h1 className="text-3xl sm:text-4xl">{t("lobby.title")}</h1>
      <TabLinks label={t("lobby.tabs")} links={lobbyTabs.map(link)} />
      <LobbyView data={loaderData} />
    </div>
  )
}
