import type { Module } from "./kernel/module.ts"
import type { Operation, Wait } from "./kernel/operation.ts"
import { operations } from "./kernel/operations.ts"

/** Every state in which something waits for a person, in floor order. */
export const waitsOf = (modules: readonly Module[]): readonly Wait[] =>
  modules.flatMap(({ waits }) => waits ?? [])

/** Everything a person may do at the desk: the kernel's, then module by module in floor order. */
export const operationsOf = (modules: readonly Module[]): readonly Operation[] => [
  ...operations(waitsOf(modules)),
  ...modules.flatMap((module) => module.operations ?? []),
]
