import type { Log } from "../../platform/lib/log.ts"
import type { Kernel } from "../../platform/module.ts"

/** The log, with the orders of payments and withdrawals under names of their own. */
export const logOf = ({ log }: Pick<Kernel, "log">): Log<"orderId" | "withdrawalId"> =>
  log.naming("orderId", "withdrawalId")
