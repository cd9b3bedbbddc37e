import { ApiProblem } from "./api.ts"

/** Null where the API failed (5xx), because the rest of the page is still of use; a refusal is thrown. */
export async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status >= 500) return null
    throw problem
  }
}
