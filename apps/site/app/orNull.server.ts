import { ApiProblem } from "./api.ts"

/** What was read, or null where the house cannot read it now: the rest of the page is still of use. A refusal is thrown. */
export async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status >= 500) return null
    throw problem
  }
}
