import { settingCommands } from "./modules/content/index.ts"
import type { AdminCommand, PendingReview } from "./platform/admin/command.ts"
import { adminCommands } from "./platform/alarms/commands.ts"
import type { Module } from "./platform/module.ts"

/** In floor order. */
export const collectPendingReviews = (modules: readonly Module[]): readonly PendingReview[] =>
  modules.flatMap(({ pendingReviews }) => pendingReviews ?? [])

export const collectAdminCommands = (modules: readonly Module[]): readonly AdminCommand[] => [
  ...adminCommands(collectPendingReviews(modules)),
  ...settingCommands(modules.flatMap(({ settings }) => settings ?? [])),
  ...modules.flatMap((module) => module.adminCommands ?? []),
]
