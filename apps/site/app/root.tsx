import { languageOf } from "@elite/paths"
import { AnchorProvider, GoProvider } from "@elite/ui"
import { type ReactNode, useCallback } from "react"
import {
  type DataStrategyResult,
  data,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useNavigate,
} from "react-router"
import type { Route } from "./+types/root"
import { addressesIn, fetchWords } from "./book.ts"
import { Head } from "./head.tsx"
import { LateScripts } from "./LateScripts.tsx"
import { useLanguage } from "./language.ts"
import { isUnreachable, unsent } from "./shell/connection.ts"
import { useFailureMark } from "./shell/failure.tsx"
import { SiteLink } from "./shell/SiteLink.tsx"
import { statusOf, Trouble } from "./shell/Trouble.tsx"
import { Speech } from "./speech.tsx"
import { apiOf, speak } from "./visit.server.ts"

export function loader({ request, context }: Route.LoaderArgs) {
  const { publicUrl } = apiOf(context).visit
  return { words: speak(request, ["shell"]), publicUrl }
}

/** Before a page is shown, what it says is here. */
const withWords: Route.ClientMiddlewareFunction = async (_args, next) => {
  const results = (await next()) as Record<string, DataStrategyResult>
  await fetchWords(addressesIn(Object.values(results).map(({ result }) => result)))
  return results
}

/** What an action threw, which React Router hands on with the status beside it. */
const problemIn = (result: unknown): unknown =>
  typeof result === "object" && result !== null && "data" in result ? result.data : result

/** A form that could not be sent is answered here: its page stays, with what was written, and says so. */
const withUnsent: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const results = (await next()) as Record<string, DataStrategyResult>
  if (request.method === "GET") return results
  for (const [id, { type, result }] of Object.entries(results))
    if (type === "error" && isUnreachable(problemIn(result)))
      // Above 499, so that nothing is read again before there is a connection.
      results[id] = { type: "data", result: data(unsent, { status: 503 }) }
  return results
}

export const clientMiddleware = [withUnsent, withWords]

/** The words of the shell change only with the language. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname)

export function Layout({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const go = useCallback((href: string) => void navigate(href), [navigate])
  return (
    <html lang={useLanguage()} {...useFailureMark()}>
      <Head />
      <body>
        <AnchorProvider value={SiteLink}>
          <GoProvider value={go}>
            <Speech>{children}</Speech>
          </GoProvider>
        </AnchorProvider>
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
