import { Logo } from "@elite/ui"
import { Outlet, useLocation } from "react-router"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { ConsentBanner } from "../consent/ConsentBanner.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import type { Chrome } from "../page.ts"
import { useTracking } from "../tracking/useTracking.ts"
import type { Route } from "./+types/shell"
import { AccountStatusBanner } from "./AccountStatusBanner.tsx"
import { BottomNavigation } from "./BottomNavigation.tsx"
import { ErrorPage, toErrorStatus } from "./ErrorPage.tsx"
import { Footer } from "./Footer.tsx"
import { FavouritesProvider } from "./favourites.tsx"
import { Header } from "./Header.tsx"
import { LiveSocketProvider } from "./liveSocket.tsx"
import { MaintenanceNotice, MaintenancePage } from "./Maintenance.tsx"
import { NoScriptFallback } from "./NoScriptFallback.tsx"
import { OfflineNotice } from "./Offline.tsx"
import { PopupHost } from "./PopupHost.tsx"
import { SessionStrip } from "./SessionStrip.tsx"
import { Sidebar } from "./Sidebar.tsx"
import { useChrome, useShell, wholeChrome } from "./shellData.ts"
import { ToastProvider } from "./toasts.tsx"
import { useListenToMaintenance } from "./useMaintenance.ts"
import { usePollPaymentOutage } from "./usePollPaymentOutage.ts"
import { useRememberLanguage } from "./useRememberLanguage.ts"
import { useRememberSession } from "./useRememberSession.ts"
import { useRenewPush } from "./useRenewPush.ts"
import { useRevalidateOnFeatureChange } from "./useRevalidateOnFeatureChange.ts"
import { useRevalidateOnMessages } from "./useRevalidatePage.ts"
import { useLeaveWhenSessionEnds } from "./useSessionEnded.ts"
import { WalletProvider } from "./wallet.tsx"

export { loader } from "./shell.server.ts"

function Consent({ className }: { className: string }) {
  const shell = useShell()
  const to = useTo()
  const { pathname } = useLocation()
  if (!shell?.asks || pathname === to("cookieChoices")) return null
  const { asks, player, allowed } = shell
  const given = { asks, isPlayer: player !== null, allowed }
  return <CachedFragment as="div" part={ConsentBanner} given={given} className={className} />
}

function Page({ chrome, children }: { chrome: Chrome; children: React.ReactNode }) {
  const t = useTranslations("shell")
  useRememberLanguage()
  useRevalidateOnMessages()
  useListenToMaintenance()
  useRevalidateOnFeatureChange()
  useLeaveWhenSessionEnds()
  useRememberSession()
  useRenewPush()
  usePollPaymentOutage()
  // A game is all that a phone held sideways shows.
  const isGame = !chrome.sidebar && !chrome.bottom
  const cover = isGame ? "contents short:hidden print:hidden" : "contents print:hidden"
  // The bar of an open game replaces the header.
  const headerCover = `${cover} [:root:has([data-game-open])_&]:hidden`
  const shell = useShell()
  useTracking(shell, Boolean(shell?.player))
  return (
    <div
      data-covered-below={chrome.header && chrome.bottom ? "" : undefined}
      className="flex min-h-dvh flex-col"
    >
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-brass-metal px-4 py-3 font-semibold text-on-brass focus:translate-y-0"
      >
        {t("skip")}
      </a>
      {chrome.strip && (chrome.header || shell?.player) && (
        <div className={cover}>
          <SessionStrip />
        </div>
      )}
      {chrome.header && (
        <div className={isGame ? headerCover : cover}>
          <Header />
        </div>
      )}
      <NoScriptFallback />
      <MaintenanceNotice />
      {/* Where a game fills the screen the prompt waits for the next page. */}
      {chrome.strip && (
        <Consent
          className={isGame ? "contents max-md:hidden short:hidden print:hidden" : "contents print:hidden"}
        />
      )}
      <div className="flex min-w-0 flex-1">
        {chrome.sidebar && <Sidebar />}
        <div className="flex min-w-0 flex-1 flex-col">
          <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
            {chrome.header && <AccountStatusBanner />}
            {children}
          </main>
          {chrome.footer && <Footer />}
        </div>
      </div>
      {chrome.header && chrome.bottom && <BottomNavigation />}
      {chrome.header && <PopupHost />}
      <OfflineNotice />
    </div>
  )
}

export default function Shell() {
  const chrome = useChrome()
  return (
    <ToastProvider>
      <LiveSocketProvider>
        <WalletProvider>
          <FavouritesProvider>
            <Page chrome={chrome}>
              <Outlet />
            </Page>
          </FavouritesProvider>
        </WalletProvider>
      </LiveSocketProvider>
    </ToastProvider>
  )
}

/** An error page has the whole shell, whatever the failed page hides. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const t = useTranslations("shell")
  const to = useTo()
  const status = toErrorStatus(error)
  if (status === 503)
    return (
      <LiveSocketProvider>
        <MaintenancePage />
      </LiveSocketProvider>
    )
  const errorPage = <ErrorPage status={status} />
  if (!loaderData)
    return (
      <main className="grid min-h-dvh place-content-center justify-items-center px-gutter py-8">
        <Logo name={t("siteName")} href={to("home")} />
        {errorPage}
      </main>
    )
  return (
    <ToastProvider>
      <LiveSocketProvider>
        <WalletProvider>
          <FavouritesProvider>
            <Page chrome={wholeChrome}>
              <div className="px-gutter">{errorPage}</div>
            </Page>
          </FavouritesProvider>
        </WalletProvider>
      </LiveSocketProvider>
    </ToastProvider>
  )
}
