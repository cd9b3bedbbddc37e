import { wallet as contract } from "@elite/contract"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { getStatementReply } from "./statement/statement.ts"

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    http.serve(contract.getUserTransactions, ({ caller, input }) =>
      getStatementReply(platform, caller.playerId, input),
    )
  }
