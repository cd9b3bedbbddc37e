import type { Platform } from "../../../platform/platform.ts"
import type { IdentityEncryption } from "../../players/index.ts"
import type { CrashPush } from "../live.ts"
import type { CashOutQueue } from "./flight.ts"
import type { ForwardClock } from "./forwardClock.ts"
import type { Leadership } from "./leadership.ts"

/** What whoever may lead is given. */
export type LeaderDependencies = { secret: IdentityEncryption; time: ForwardClock; telling: CrashPush }
/** What one term of a leader works with. */
export type LeaderContext = LeaderDependencies & {
  platform: Platform
  lead: Leadership
  stopping: AbortSignal
  air: { wished: CashOutQueue | undefined }
}
