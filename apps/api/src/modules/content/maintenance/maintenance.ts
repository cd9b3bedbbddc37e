import { z } from "zod"
import { type AdminCommand, commandWithReason, notDone, succeeded } from "../../../platform/admin/command.ts"
import { ttlCached } from "../../../platform/lib/ttlCache.ts"
import type { Platform } from "../../../platform/platform.ts"
import { maintenance } from "../settings.ts"
import { changeSetting, getSetting } from "../settingValues.ts"

/** Each process reads the switch again after so long, ms: pages are kept for three seconds more, and all are open within five. */
const cacheMs = 1_000

const readMaintenance = ttlCached(cacheMs, (platform: Pick<Platform, "sharedReads">) => {
  const from = platform.sharedReads()
  return getSetting(from, maintenance)
})

/** Whether the site is closed for maintenance, at most a second old. */
export const isInMaintenance = async (platform: Pick<Platform, "sharedReads">): Promise<boolean> =>
  (await readMaintenance(platform)).isOn

/** The seconds after which callers ask again while the site is closed; null while it is open. */
export async function getRetryAfterSeconds(platform: Pick<Platform, "sharedReads">): Promise<number | null> {
  const { isOn, retryAfterSeconds } = await readMaintenance(platform)
  return isOn ? retryAfterSeconds : null
}

const switchCommand = (name: string, isOn: boolean, does: string, said: string): AdminCommand =>
  commandWithReason({
    name,
    words: "",
    does,
    takes: z.tuple([]),
    async run(tx, by, _, why) {
      const came = await changeSetting(tx, maintenance, { path: ["isOn"], value: isOn, by, why })
      return came.isDone ? succeeded(said) : notDone(came.problem)
    },
  })

/** The commands that close the site for maintenance and open it again; each is kept with its operator and reason. */
export const maintenanceCommands: readonly AdminCommand[] = [
  switchCommand(
    "start-maintenance",
    true,
    "closes the site to players: pages and calls answer 503, open rounds finish, third parties are served on",
    "The site is closed for maintenance.",
  ),
  switchCommand(
    "end-maintenance",
    false,
    "opens the site again, within five seconds everywhere",
    "The site is open.",
  ),
]
