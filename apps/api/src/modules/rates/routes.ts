import { rates as contract } from "@elite/contract"
import type { Http } from "../../kernel/http.ts"
import type { Kernel } from "../../kernel/module.ts"
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
