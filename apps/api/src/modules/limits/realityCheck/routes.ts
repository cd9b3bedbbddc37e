import { limits as contract } from "@elite/contract"
import type { HttpServer } from "../../../platform/http/server.ts"
import type { Platform } from "../../../platform/platform.ts"
import { answerRealityCheck, toRealityCheckReply } from "./realityCheck.ts"

export const realityCheckRoutes =
  ({ transact }: Platform) =>
  (http: HttpServer): void => {
    http.serve(contract.answerRealityCheck, async ({ caller }) => {
      const check = await transact((tx) => answerRealityCheck(tx, caller.playerId))
      return { realityCheck: toRealityCheckReply(check) }
    })
  }
