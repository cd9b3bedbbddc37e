import { sessions as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../../platform/http/server.ts"
import type { Platform } from "../../../platform/platform.ts"
import type { RegistrationPorts } from "../../players/index.ts"
import { stepUp } from "./stepUp.ts"

export const stepUpRoutes =
  (
    platform: Platform,
    { secret }: Pick<RegistrationPorts, "secret">,
    cookieOf: (session: { token: string; maxAgeSeconds: number }) => string,
  ) =>
  (http: HttpServer): void => {
    http.serve(contract.stepUp, async ({ input, caller, address, language, setCookie }) => {
      setCookie(cookieOf(await stepUp(platform, secret, caller, { ...input, address })))
      return { message: translate(language, "answers")("steppedUp") }
    })
  }
