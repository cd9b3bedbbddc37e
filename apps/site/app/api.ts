/** Loaders and actions use `apiOf(context).call(…)` of `visit.server.ts`; scripts use `call` for reads only. */
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

/** Plain data, because an action's answer is serialized. */
export type Refusal = {
  refusal: {
    status: number
    name: ErrorName | null
    /** In the page's language; empty where something other than the API answered. */
    description: string
    fields: Record<string, string>
    /** The id of a fault of ours in the log. */
    id?: string
  }
}

/** Rethrows anything that is not a refusal. */
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

export function findRefusal(answer: unknown): Refusal["refusal"] | null {
  if (typeof answer !== "object" || answer === null || !("refusal" in answer)) return null
  return (answer as Refusal).refusal
}
