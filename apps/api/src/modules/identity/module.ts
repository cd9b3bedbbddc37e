import { identity as contract } from "@elite/contract"
import type { Kernel, Module } from "../../kernel/module.ts"
import type { Secrecy } from "../players/index.ts"
import { callback } from "./callback.ts"
import * as events from "./events.ts"
import type { IdentityVerifier } from "./ports.ts"
import * as settings from "./settings.ts"
import { lookUpSilent, openVerification } from "./verification.ts"

/** Who somebody really is, by document and face. */
export function identity(kernel: Kernel, ports: { verifier: IdentityVerifier; secret: Secrecy }): Module {
  const equipment = { kernel, ...ports }
  return {
    noun: "identity",
    sql: { noun: "identity", url: new URL("./sql/", import.meta.url) },
    settings: Object.values(settings),
    events: Object.values(events),
    routes: (http) =>
      http.serve(contract.onsiteKyc, ({ caller, language }) =>
        openVerification(equipment, caller.playerId, language),
      ),
    thirdPartyRoutes: callback(equipment),
    jobs: { "identity.lookUpSilent": { lane: "lookUps", run: () => lookUpSilent(equipment) } },
    timetable: [{ job: "identity.lookUpSilent", cron: "*/5 * * * *" }],
  }
}
