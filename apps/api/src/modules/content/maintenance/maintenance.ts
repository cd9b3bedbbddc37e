import { z } from "zod"
import { type AdminCommand, commandWithReason } from "../../../platform/admin/command.ts"
import { ttlCached } from "../../../platform/lib/ttlCache.ts"
import type { Platform } from "../../../platform/platform.ts"
import { maintenance } from "../settings.ts"
import { changeSetting, getSetting } from "../settingValues.ts"

/** Pages are cached for three seconds more, so all processes open within five. */
const cacheMs = 1_000

const readMaintenance = ttlCached(cacheMs, (platform: Pick<Platform, "sharedReads">) => {
  const from = platform.sharedReads()
  return getSetting(from, maintenance)
})

/** At most a second old. */
export const isInMaintenance = async (platform: Pick<Platform, "sharedReads">): Promise<boolean> =>
  (await readMaintenance(platform)).isOn

/** Null while the site is open. */
export async function getRetryAfterSeconds(platform: Pick<Platform, "sharedReads">): Promise<number | null> {
  const { isOn, retryAfterSeconds } = await readMaintenance(platform)
  return isOn ? retryAfterSeconds : null
}

const switchCommand = (name: string, isOn: boolean, does: string, message: string): AdminCommand =>
  commandWithReason({
    name,
    words: "",
    does,
    takes: z.tuple([]),
    async run(tx, by, _, why) {
      await changeSetting(tx, maintenance, { path: ["isOn"], value: isOn, by, why })
      return message
    },
  })

export const maintenanceCommands: readonly AdminCommand[] = [
  switchCommand(
    "start-maintenance",
    true,
    "closes the site to players: pages and calls answer 503, open rounds finish, third parties are still served",
    "The site is closed for maintenance.",
  ),
  switchCommand(
    "end-maintenance",
    false,
    "opens the site again, within five seconds everywhere",
    "The site is open.",
  ),
]
