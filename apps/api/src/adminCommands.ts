import { settingCommands } from "./modules/content/index.ts"
import type { AdminCommand, PendingReview } from "./platform/admin/command.ts"
import { adminCommands } from "./platform/alarms/commands.ts"
import type { Module } from "./platform/module.ts"

/** Every state in which something waits for a person, in floor order. */
export const collectPendingReviews = (modules: readonly Module[]): readonly PendingReview[] =>
  modules.flatMap(({ pendingReviews }) => pendingReviews ?? [])

/** Everything a person may do at the desk: the platform's, what holds for all settings, then module by module in floor order. */
export const collectAdminCommands = (modules: readonly Module[]): readonly AdminCommand[] => [
  ...adminCommands(collectPendingReviews(modules)),
  ...settingCommands(modules.flatMap(({ settings }) => settings ?? [])),
  ...modules.flatMap((module) => module.adminCommands ?? []),
]
