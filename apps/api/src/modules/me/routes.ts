import { me as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { Http } from "../../platform/http/server.ts"
import type { Kernel } from "../../platform/module.ts"
import { changeDetails } from "../players/index.ts"
import { setUsernamePassword } from "../sessions/index.ts"
import { profitLoss, realityCheck, sessionSummary, userDetails } from "./me.ts"

export const routes =
  (kernel: Kernel) =>
  (http: Http): void => {
    http.serve(contract.getUserDetails, (call) => userDetails(kernel, call))
    http.serve(contract.setUsernamePassword, async (call) => {
      const { input, caller, address, language } = call
      await setUsernamePassword(kernel, caller, { ...input, address })
      const { user } = await userDetails(kernel, call)
      return { user, message: translate(language, "answers")("nameAndPasswordSaved") }
    })
    http.serve(contract.updateUserDetails, async (call) => {
      await kernel.transact((tx) => changeDetails(tx, call.caller.playerId, call.input))
      const { user } = await userDetails(kernel, call)
      return { user, message: translate(call.language, "answers")("detailsSaved") }
    })
    http.serve(contract.getSessionSummary, (call) => sessionSummary(kernel, call))
    http.serve(contract.getRealityCheck, ({ caller }) => realityCheck(kernel, caller))
    http.serve(contract.getProfitLoss, ({ caller, input }) => profitLoss(kernel, caller, input))
  }
