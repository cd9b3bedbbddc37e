import { expect } from "@playwright/test"
import type { Casino } from "../casino.ts"
import { ended, program } from "../product.ts"

/** A person of the house does something by the program of the operators. */
export async function operatorDoes({ dataDir }: Casino, ...words: string[]): Promise<void> {
  const desk = program("scripts/operator.ts", { DATA_DIR: dataDir, OPERATOR: "An Peeters" }, words)
  expect(await ended(desk.child), desk.text()).toBe(0)
}
