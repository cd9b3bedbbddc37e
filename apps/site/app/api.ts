/**
 * Calls to the API, typed by the contract.
 *
 * - In a loader or action: `const api = apiOf(context)` from `visit.server.ts`, then
 *   `await api.call(games.getAllGames, { search })`. It carries the visitor’s cookie, address and language, passes
 *   cookies on, and answers the central cases itself: 401 and 403 clear the session and lead home, 404 becomes the
 *   not-found page. Any other refusal is thrown as an {@link ApiProblem}; an action catches it and returns
 *   `refused(problem)`.
 * - In the browser: `await call(me.getSessionSummary, {}, { language })`, for reads that are not a page's. A mutation belongs in
 *   an action.
 *
 * Endpoints are imported from `@elite/contract`; the browser gets them without their schemas.
 */
import { ApiProblem } from "@elite/client"
import type { ErrorName } from "@elite/contract"

export {
  ApiProblem,
  type CallOptions,
  call,
  parseReply,
  readReply,
  toHeaders,
  toRequest,
} from "@elite/client"

/** What an action answers when the API refused: plain data that survives the way to the browser. */
export type Refusal = {
  refusal: {
    status: number
    name: ErrorName | null
    /** The sentence for the person, in the page's language; empty where what answered was not the API. */
    description: string
    /** A sentence for each field at fault. */
    fields: Record<string, string>
    /** The name of a fault of ours in our log. */
    id?: string
  }
}

/** Turns a caught refusal into an action's answer; anything else is thrown on. */
export function toRefusal(problem: unknown): Refusal {
  if (!(problem instanceof ApiProblem)) throw problem
  const first = problem.errors[0]
  const fields = Object.assign({}, ...problem.errors.map((error) => error.fields ?? {})) as Record<
    string,
    string
  >
  return {
    refusal: {
      status: problem.status,
      name: first?.name ?? null,
      description: first?.description ?? "",
      fields,
      ...(first?.id ? { id: first.id } : {}),
    },
  }
}

/** The refusal in an action's answer, if it is one. */
export function findRefusal(answer: unknown): Refusal["refusal"] | null {
  if (typeof answer !== "object" || answer === null || !("refusal" in answer)) return null
  return (answer as Refusal).refusal
}
