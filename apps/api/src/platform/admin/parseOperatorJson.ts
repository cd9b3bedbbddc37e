import { z } from "zod"
import { OperatorError } from "./operatorError.ts"

/** `findProblem` checks what the schema cannot, and answers a sentence for the operator. */
export function parseOperatorJson<S extends z.ZodType>(
  schema: S,
  text: string,
  findProblem: (value: z.output<S>) => string | undefined,
): z.output<S> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new OperatorError("This is no JSON.")
  }
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw new OperatorError(z.prettifyError(parsed.error))
  const problem = findProblem(parsed.data)
  if (problem !== undefined) throw new OperatorError(problem)
  return parsed.data
}
