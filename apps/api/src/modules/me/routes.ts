import { me as contract } from "@elite/contract"
import type { Http } from "../../kernel/http.ts"
import type { Kernel } from "../../kernel/module.ts"
import { realityCheck, sessionSummary, userDetails } from "./me.ts"

export const routes =
  (kernel: Kernel) =>
  (http: Http): void => {
    http.serve(contract.getUserDetails, (call) => userDetails(kernel, call))
    http.serve(contract.getSessionSummary, (call) => sessionSummary(kernel, call))
    http.serve(contract.getRealityCheck, ({ caller }) => realityCheck(kernel, caller))
  }
