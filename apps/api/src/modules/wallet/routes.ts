import { wallet as contract } from "@elite/contract"
import type { Http } from "../../platform/http/server.ts"
import type { Kernel } from "../../platform/module.ts"
import { statement } from "./statement/statement.ts"

export const routes =
  (kernel: Kernel) =>
  (http: Http): void => {
    http.serve(contract.getUserTransactions, ({ caller, input }) => statement(kernel, caller.playerId, input))
  }
