import { RouterContextProvider } from "react-router"
import { type Dispatch, provideVisit, type Visit } from "../app/visit.server.ts"

type VisitOptions = { cookie?: string; pathname?: string; search?: string }

export const createVisit = (
  dispatch: Dispatch,
  { cookie = "access_token=secret; a=1", pathname = "/fr/tous-jeux", search = "" }: VisitOptions = {},
): Visit => ({
  dispatch,
  headers: { cookie, "user-agent": "Test", "x-forwarded-for": "6.6.6.6" },
  address: "10.0.0.7",
  pathname,
  search,
  publicUrl: "https://elite.example",
  frameOrigins: [],
  nonce: undefined,
  setCookies: [],
  hasSharedNotFoundPage: false,
  asks: null,
  failed: () => "",
})

/** Data, or the status and error of a refusal. */
export type ApiAnswer = { data: object } | { status: number; error?: { name: string; description: string } }

/**
 * Arguments for a page's loader or action. The API answers by path, and with a failure to any other call. With a form
 * it is a POST. `notices` are those pending for the next page.
 */
export function createRouteArgs(
  answers: Record<string, ApiAnswer>,
  form?: Record<string, string | File>,
  how: VisitOptions = {},
) {
  const visit = createVisit(async ({ path }) => {
    const answer = answers[path] ?? { status: 502 }
    if ("data" in answer) return { status: 200, setCookies: [], body: { data: answer.data } }
    const { status, error } = answer
    const errors = error ? [{ ...error, language_key: `api_${error.name}` }] : []
    return { status, setCookies: [], body: { errors } }
  }, how)
  const body = new FormData()
  for (const [name, value] of Object.entries(form ?? {})) body.append(name, value)
  const url = new URL(visit.pathname + visit.search, visit.publicUrl)
  const request = new Request(url, form ? { method: "POST", body } : {})
  const context = provideVisit(new RouterContextProvider(), visit)
  return {
    args: { request, context, url, params: {} } as never,
    notices: () =>
      visit.setCookies.flatMap((cookie) => {
        const text = /^(?:page_)?notice=([^;]+)/.exec(cookie)?.[1]
        return text ? [JSON.parse(decodeURIComponent(text)) as { kind: string; text: string }] : []
      }),
  }
}
