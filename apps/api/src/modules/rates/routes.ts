import { rates as contract } from "@elite/contract"
import type { Http } from "../../platform/http/server.ts"
import type { Kernel } from "../../platform/module.ts"
import { newestRates } from "./rates.ts"

export const routes =
  ({ reads }: Kernel) =>
  (http: Http): void => {
    http.serve(
      contract.getExchangeRates,
      async () => ({ base: "EUR" as const, exchangeRates: await newestRates(reads()) }),
      { sameFor: "everybody" },
    )
  }
