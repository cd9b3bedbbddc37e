import { me as calls } from "@elite/contract"
import type { Kernel, Module } from "../../kernel/module.ts"
import { sessionSummary, userDetails } from "./me.ts"

/** Floor 8: one answer from many. */
export function me(kernel: Kernel): Module {
  return {
    noun: "me",
    routes(http) {
      http.serve(calls.getUserDetails, (call) => userDetails(kernel, call))
      http.serve(calls.getSessionSummary, (call) => sessionSummary(kernel, call))
    },
  }
}
