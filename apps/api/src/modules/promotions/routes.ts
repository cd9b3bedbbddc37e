import { promotions as contract } from "@elite/contract"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { getPromotionReply, getPromotionsReply } from "./promotions.ts"

export const routes =
  ({ reads }: Platform) =>
  (http: HttpServer): void => {
    http.serve(contract.getPromotions, () => getPromotionsReply(reads()), { sameFor: "everybody" })
    http.serve(contract.getPromotion, ({ input }) => getPromotionReply(reads(), input.bonusId), {
      sameFor: "everybody",
    })
  }
