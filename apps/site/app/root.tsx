import { languageOf } from "@elite/paths"
import { AnchorProvider, GoProvider } from "@elite/ui"
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url"
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url"
import { type ReactNode, useCallback } from "react"
import {
  type DataStrategyResult,
  data,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useRouteLoaderData,
} from "react-router"
import type { Route } from "./+types/root"
import { useAlternates } from "./alternates.ts"
import style from "./app.css?url"
import { LateScripts } from "./LateScripts.tsx"
import { useLanguage } from "./language.ts"
import { isUnreachable, unsent } from "./shell/connection.ts"
import { SiteLink } from "./shell/SiteLink.tsx"
import { statusOf, Trouble } from "./shell/Trouble.tsx"
import { Speech } from "./speech.tsx"
import { apiOf, speak } from "./visit.server.ts"

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: figtree, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: fraunces, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
]

export function loader({ request, context }: Route.LoaderArgs) {
  const { publicUrl } = apiOf(context).visit
  return { words: speak(request, ["shell"]), publicUrl }
}

/** What an action threw, which React Router hands on with the status beside it. */
const problemIn = (result: unknown): unknown =>
  typeof result === "object" && result !== null && "data" in result ? result.data : result

/** A form that could not be sent is answered here: its page stays, with what was written, and says so. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const results = (await next()) as Record<string, DataStrategyResult>
    if (request.method === "GET") return results
    for (const [id, { type, result }] of Object.entries(results))
      if (type === "error" && isUnreachable(problemIn(result)))
        // Above 499, so that nothing is read again before there is a connection.
        results[id] = { type: "data", result: data(unsent, { status: 503 }) }
    return results
  },
]

/** The words of the shell change only with the language. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname)

function LanguageLinks() {
  const alternates = useAlternates()
  const publicUrl = useRouteLoaderData<typeof loader>("root")?.publicUrl ?? ""
  const language = useLanguage()
  return (
    <>
      <link rel="canonical" href={publicUrl + alternates[language]} />
      {Object.entries(alternates).map(([other, path]) => (
        <link key={other} rel="alternate" hrefLang={other} href={publicUrl + path} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + alternates.en} />
    </>
  )
}

export function Layout({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const go = useCallback((href: string) => void navigate(href), [navigate])
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#120D18" />
        <Meta />
        <LanguageLinks />
        {/* The precedence makes it the first thing in the head, before fonts and scripts. */}
        <link rel="stylesheet" href={style} precedence="house" />
        <Links />
      </head>
      <body>
        <AnchorProvider value={SiteLink}>
          <GoProvider value={go}>
            <Speech>{children}</Speech>
          </GoProvider>
        </AnchorProvider>
        <ScrollRestoration />
        <LateScripts />
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
      <Trouble status={statusOf(error)} />
    </main>
  )
}
