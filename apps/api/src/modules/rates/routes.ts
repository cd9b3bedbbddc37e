import { rates as contract } from "@elite/contract"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { listNewestRates } from "./rates.ts"

export const routes =
  ({ reads }: Platform) =>
  (http: HttpServer): void => {
    http.serve(
      contract.getExchangeRates,
      async () => ({ base: "EUR" as const, exchangeRates: await listNewestRates(reads()) }),
      { sameFor: "everybody" },
    )
  }
