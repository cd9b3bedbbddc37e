import { me as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { changeDetails } from "../players/index.ts"
import { setUsernamePassword } from "../sessions/index.ts"
import { exportHistory } from "./historyExport/historyExport.ts"
import {
  getProfitLossReply,
  getRealityCheckReply,
  getSessionSummaryReply,
  getUserDetailsReply,
} from "./me.ts"

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    http.serve(contract.getUserDetails, (call) => getUserDetailsReply(platform, call))
    http.serve(contract.setUsernamePassword, async (call) => {
      const { input, caller, address, language } = call
      await setUsernamePassword(platform, caller, { ...input, address })
      const { user } = await getUserDetailsReply(platform, call)
      return { user, message: translate(language, "answers")("nameAndPasswordSaved") }
    })
    http.serve(contract.updateUserDetails, async (call) => {
      await platform.transact((tx) => changeDetails(tx, call.caller.playerId, call.input))
      const { user } = await getUserDetailsReply(platform, call)
      return { user, message: translate(call.language, "answers")("detailsSaved") }
    })
    http.serve(contract.getSessionSummary, (call) => getSessionSummaryReply(platform, call))
    http.serve(contract.getRealityCheck, ({ caller }) => getRealityCheckReply(platform, caller))
    http.serve(contract.getProfitLoss, ({ caller, input }) => getProfitLossReply(platform, caller, input))
    http.serve(contract.exportHistory, (call) => exportHistory(platform, call))
  }
