import { languageOf } from "@elite/paths"
import { AnchorProvider } from "@elite/ui"
import type { ReactNode } from "react"
import { type DataStrategyResult, data, Outlet, type ShouldRevalidateFunctionArgs } from "react-router"
import { DeferredScripts } from "../rendering/DeferredScripts.tsx"
import type { Route } from "./+types/root"
import { colourThemeCookie, parseColourTheme } from "./colourTheme.ts"
import { Head } from "./head.tsx"
import { TranslationsProvider } from "./i18n.tsx"
import { bundleUrlsIn, fetchBundles } from "./i18nBundles.ts"
import { useLanguage } from "./language.ts"
import { isUnreachableError, unsentRefusal } from "./shell/connection.ts"
import { ErrorPage, toErrorStatus } from "./shell/ErrorPage.tsx"
import { useFailureIdAttribute } from "./shell/failure.tsx"
import { SiteLink } from "./shell/SiteLink.tsx"
import { useColourTheme } from "./useColourTheme.ts"
import { apiOf, messagesFor } from "./visit.server.ts"

export function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const theme = parseColourTheme(api.cookie(colourThemeCookie))
  return { words: messagesFor(request, ["shell"]), publicUrl: api.visit.publicUrl, theme }
}

const loadMessages: Route.ClientMiddlewareFunction = async (_args, next) => {
  const results = (await next()) as Record<string, DataStrategyResult>
  await fetchBundles(bundleUrlsIn(Object.values(results).map(({ result }) => result)))
  return results
}

/** React Router wraps a thrown value together with its status. */
const thrownErrorIn = (result: unknown): unknown =>
  typeof result === "object" && result !== null && "data" in result ? result.data : result

/** A form that could not be sent gets an answer here, so that its page stays, with the input. */
const answerUnsentForms: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const results = (await next()) as Record<string, DataStrategyResult>
  if (request.method === "GET") return results
  for (const [id, { type, result }] of Object.entries(results))
    if (type === "error" && isUnreachableError(thrownErrorIn(result)))
      // Above 499 the router does not revalidate while there is no connection.
      results[id] = { type: "data", result: data(unsentRefusal, { status: 503 }) }
  return results
}

export const clientMiddleware = [answerUnsentForms, loadMessages]

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname)

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={useLanguage()} data-theme={useColourTheme() ?? undefined} {...useFailureIdAttribute()}>
      <Head />
      <body>
        <AnchorProvider value={SiteLink}>
          <TranslationsProvider>{children}</TranslationsProvider>
        </AnchorProvider>
        <DeferredScripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="grid min-h-dvh place-items-center px-gutter">
      <ErrorPage status={toErrorStatus(error)} />
    </main>
  )
}
