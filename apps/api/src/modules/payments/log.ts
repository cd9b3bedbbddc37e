import type { Log } from "../../platform/lib/log.ts"
import type { Platform } from "../../platform/platform.ts"

/** The log, with the orders of payments and withdrawals under names of their own. */
export const paymentsLog = ({ log }: Pick<Platform, "log">): Log<"orderId" | "withdrawalId"> =>
  log.naming("orderId", "withdrawalId")
