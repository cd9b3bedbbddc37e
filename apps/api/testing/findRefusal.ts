import { OperatorError } from "../src/platform/admin/operatorError.ts"

/** The message of the OperatorError that `run` throws, undefined where it throws none. */
export function findRefusal(run: () => unknown): string | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    if (error instanceof OperatorError) return error.message
    throw error
  }
}

/** What `work` resolves to, or the message of its OperatorError. */
export const resultOrRefusal = <T>(work: Promise<T>): Promise<T | string> =>
  work.catch((error: unknown) => {
    if (error instanceof OperatorError) return error.message
    throw error
  })
