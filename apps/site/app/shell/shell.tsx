import { content, games, me } from "@elite/contract"
import { href } from "@elite/paths"
import { classes } from "@elite/ui"
import { data, isRouteErrorResponse, Outlet, redirect } from "react-router"
import { useTranslations } from "use-intl"
import { ApiProblem } from "../api.ts"
import { type Api, apiOf } from "../visit.server.ts"
import type { Route } from "./+types/shell"
import { BottomNavigation } from "./BottomNavigation.tsx"
import { type Player, useChrome, useShell } from "./data.ts"
import { Footer } from "./Footer.tsx"
import { Favourites } from "./favourites.tsx"
import { Header } from "./Header.tsx"
import { LiveProvider } from "./live.tsx"
import { SessionStrip } from "./SessionStrip.tsx"
import { Sidebar } from "./Sidebar.tsx"
import { Standing } from "./Standing.tsx"
import { Trouble } from "./Trouble.tsx"
import { Toasts } from "./toasts.tsx"
import { useRememberLanguage } from "./useRememberLanguage.ts"
import { useRememberSession } from "./useRememberSession.ts"

/** Without the operator's marks no page may be shown, so an API that is away is the maintenance page. */
async function readSite(api: Api) {
  try {
    return await api.call(content.siteDetail, {})
  } catch (problem) {
    throw problem instanceof ApiProblem && problem.status === 503 ? data(null, { status: 503 }) : problem
  }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  // Specification section 2: the page is also reached by this query, from any address.
  if (url.searchParams.get("activePage") === "responsible-gambling")
    throw redirect(href("responsibleGambling", api.language))
  const [user, { siteDetail }, gameCategories] = await Promise.all([
    api.player(),
    readSite(api),
    api.call(games.getGameCategory, {}).then(
      (answer) => answer.gameCategories,
      () => [],
    ),
  ])
  const player: Player | null = user && {
    userId: user.userId,
    username: user.username,
    isEmailVerified: user.isEmailVerified,
    kycStatus: user.kycStatus,
    exclusion: user.exclusion ?? null,
  }
  const { language } = api
  return {
    player,
    summary: player && (await api.call(me.getSessionSummary, {})),
    site: {
      ...siteDetail,
      preventionMessage: siteDetail.preventionMessage[language],
      helpLink: siteDetail.helpLink[language],
    },
    categories: gameCategories
      .filter((category) => category.games > 0)
      .map(({ code, slug, name }) => ({ code, slug: slug[language], name: name[language] })),
    isSidebarWide: api.cookie("sidebar") !== "narrow",
    madeAt: new Date().toISOString(),
  }
}

function Page({ children }: { children: React.ReactNode }) {
  const t = useTranslations("shell")
  const chrome = useChrome()
  const licence = useShell()?.site.licence
  useRememberLanguage()
  useRememberSession()
  return (
    <div
      className={classes(
        "flex min-h-dvh flex-col md:[--bottom-cover:0px]",
        Boolean(chrome.header && chrome.bottom) && "[--bottom-cover:4.25rem]",
      )}
    >
      {licence && <meta name="licence" content={`${licence.class} ${licence.number}`} />}
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-brass-metal px-4 py-3 font-semibold text-on-brass focus:translate-y-0"
      >
        {t("skip")}
      </a>
      {chrome.header && <SessionStrip />}
      {chrome.header && (
        <div className={chrome.header === "wide" ? "contents max-md:hidden" : "contents"}>
          <Header />
        </div>
      )}
      <div className="flex min-w-0 flex-1">
        {chrome.sidebar && <Sidebar />}
        <div className="flex min-w-0 flex-1 flex-col">
          <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
            {chrome.header && <Standing />}
            {children}
          </main>
          {chrome.footer && <Footer />}
        </div>
      </div>
      {chrome.header && chrome.bottom && <BottomNavigation />}
    </div>
  )
}

export default function Shell() {
  return (
    <Toasts>
      <LiveProvider>
        <Favourites>
          <Page>
            <Outlet />
          </Page>
        </Favourites>
      </LiveProvider>
    </Toasts>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const trouble = <Trouble status={isRouteErrorResponse(error) ? error.status : 500} />
  if (!loaderData) return <main className="grid min-h-dvh place-items-center px-gutter">{trouble}</main>
  return (
    <Toasts>
      <LiveProvider>
        <Favourites>
          <Page>
            <div className="px-gutter">{trouble}</div>
          </Page>
        </Favourites>
      </LiveProvider>
    </Toasts>
  )
}
