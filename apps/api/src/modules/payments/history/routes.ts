import { payments as contract } from "@elite/contract"
import type { HttpServer } from "../../../platform/http/server.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getDepositsReply, getWithdrawalsReply } from "./history.ts"

export const historyRoutes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    http.serve(contract.depositTransaction, ({ input, caller }) =>
      getDepositsReply(platform, caller.playerId, input),
    )
    http.serve(contract.withdrawTransaction, ({ input, caller }) =>
      getWithdrawalsReply(platform, caller.playerId, input),
    )
  }
