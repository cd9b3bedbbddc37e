import { identity as contract } from "@elite/contract"
import type { Http } from "../../kernel/http.ts"
import type { Kernel } from "../../kernel/module.ts"
import { type IdentityPorts, openVerification } from "./verification.ts"

export const routes =
  (kernel: Kernel, ports: IdentityPorts) =>
  (http: Http): void => {
    http.serve(contract.onsiteKyc, ({ caller, language }) =>
      openVerification(kernel, ports, caller.playerId, language),
    )
  }
