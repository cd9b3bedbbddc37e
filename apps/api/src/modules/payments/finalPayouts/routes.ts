import { payments as contract } from "@elite/contract"
import { translate } from "@elite/words"
import { setCookie as cookie } from "../../../platform/http/cookies.ts"
import { type HttpServer, sessionCookie } from "../../../platform/http/server.ts"
import type { Platform } from "../../../platform/platform.ts"
import { assertRecentlyProved } from "../../sessions/index.ts"
import type { BankPayouts } from "../ports.ts"
import { closeAccount, getClosingReply } from "./close.ts"

export const closingRoutes =
  (platform: Platform, bank: BankPayouts) =>
  (http: HttpServer): void => {
    const { reads, publicUrl } = platform
    const noSession = cookie(sessionCookie, "", { maxAgeSeconds: 0, secure: publicUrl.startsWith("https:") })

    http.serve(contract.getClosing, ({ caller }) => getClosingReply(reads(), caller.playerId))

    http.serve(contract.closeAccount, async ({ input, caller, language, setCookie }) => {
      await assertRecentlyProved(reads(), caller.sessionId)
      await closeAccount(platform, bank, { playerId: caller.playerId, iban: input.iban })
      setCookie(noSession)
      return { message: translate(language, "answers")("accountClosed") }
    })
  }
