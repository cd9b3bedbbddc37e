import type { Log } from "../../platform/lib/log.ts"
import type { Platform } from "../../platform/platform.ts"

export const paymentsLog = ({ log }: Pick<Platform, "log">): Log<"orderId" | "withdrawalId"> =>
  log.naming("orderId", "withdrawalId")
