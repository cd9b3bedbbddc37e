import { countAttempt } from "../../platform/http/attemptLimit.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import { getSetting } from "../content/index.ts"
import * as settings from "./settings.ts"

/** All calls that tell whether a name or address is free share this limit. Refuses with TooManyRequestsErrorType. */
export async function countUniquenessCheck(
  { reads, transact }: Pick<Platform, "reads" | "transact">,
  address: string,
): Promise<void> {
  const { perAddress: limit, windowMinutes } = await getSetting(reads(), settings.uniqueness)
  const bucket = `uniqueness:${address}`
  await countAttempt(transact, { bucket, limit, windowMs: windowMinutes * minuteMs })
}
