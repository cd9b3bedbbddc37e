import type { ErrorName } from "@elite/contract"
import { AppError } from "../lib/appError.ts"

/** A refusal in a sentence that an operator reads. It rolls the transaction back. */
export class OperatorError extends Error {
  override readonly name = "OperatorError"
}

/** Throws OperatorError unless the condition holds. */
export function refuseUnless(condition: unknown, message: string): asserts condition {
  if (!condition) throw new OperatorError(message)
}

/** Throws OperatorError with this message where `work` throws the error of this name. */
export async function orRefuse<T>(
  work: Promise<T>,
  message: string,
  name: ErrorName = "NotFoundErrorType",
): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError && error.name === name) throw new OperatorError(message)
    throw error
  }
}
