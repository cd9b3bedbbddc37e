import { refuseUnless } from "./operatorError.ts"

/** Compares names as `operatorCli.ts` normalises them. Refuses the operator who made the proposal. */
export function assertAnotherPerson(proposedBy: string, operator: string): void {
  refuseUnless(proposedBy !== operator, "You proposed this yourself. It needs another person.")
}

/** The first operator proposes, another one acts. The caller must hold the lock of the row. */
export async function withSecondPerson<Result>(
  proposedBy: string | null | undefined,
  operator: string,
  { note, act }: { note: () => Promise<unknown>; act: (proposedBy: string) => Promise<Result> },
): Promise<"proposed" | Result> {
  if (proposedBy === null || proposedBy === undefined) {
    await note()
    return "proposed"
  }
  assertAnotherPerson(proposedBy, operator)
  return act(proposedBy)
}
