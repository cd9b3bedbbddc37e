import type { Platform } from "../../../platform/platform.ts"
import type { IdentityEncryption } from "../../players/index.ts"
import type { CrashPush } from "../live.ts"
import type { CashOutQueue } from "./flight.ts"
import type { ForwardClock } from "./forwardClock.ts"
import type { Leadership } from "./leadership.ts"

export type LeaderDependencies = { secret: IdentityEncryption; time: ForwardClock; push: CrashPush }
/** `flight.cashOuts` is set while a flight is led. */
export type LeaderContext = LeaderDependencies & {
  platform: Platform
  lead: Leadership
  stopping: AbortSignal
  flight: { cashOuts: CashOutQueue | undefined }
}
