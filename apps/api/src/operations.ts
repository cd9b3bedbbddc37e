import { settingOperations } from "./modules/content/index.ts"
import type { Operation, Wait } from "./platform/admin/command.ts"
import { operations } from "./platform/alarms/commands.ts"
import type { Module } from "./platform/module.ts"

/** Every state in which something waits for a person, in floor order. */
export const waitsOf = (modules: readonly Module[]): readonly Wait[] =>
  modules.flatMap(({ waits }) => waits ?? [])

/** Everything a person may do at the desk: the platform's, what holds for all settings, then module by module in floor order. */
export const operationsOf = (modules: readonly Module[]): readonly Operation[] => [
  ...operations(waitsOf(modules)),
  ...settingOperations(modules.flatMap(({ settings }) => settings ?? [])),
  ...modules.flatMap((module) => module.operations ?? []),
]
