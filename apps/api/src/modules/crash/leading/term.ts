import type { Platform } from "../../../platform/platform.ts"
import type { Secrecy } from "../../players/index.ts"
import type { Telling } from "../live.ts"
import type { Wishes } from "./flight.ts"
import type { Lead } from "./lead.ts"
import type { Time } from "./time.ts"

/** What whoever may lead is given. */
export type Party = { secret: Secrecy; time: Time; telling: Telling }
/** What one term of a leader works with. */
export type Term = Party & {
  platform: Platform
  lead: Lead
  stopping: AbortSignal
  air: { wished: Wishes | undefined }
}
