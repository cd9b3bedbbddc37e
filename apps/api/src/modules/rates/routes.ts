import { rates as contract } from "@elite/contract"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { newestRates } from "./rates.ts"

export const routes =
  ({ reads }: Platform) =>
  (http: HttpServer): void => {
    http.serve(
      contract.getExchangeRates,
      async () => ({ base: "EUR" as const, exchangeRates: await newestRates(reads()) }),
      { sameFor: "everybody" },
    )
  }
