import { z } from "zod"
import { type AdminCommand, adminCommand, formatEntry } from "../../../platform/admin/command.ts"
import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob, type Jobs } from "../../../platform/jobs/queue.ts"
import { addDays } from "../../../platform/lib/calendar.ts"
import { type BouncedLetter, countDispatches } from "../../../platform/mail/bounces.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { notify } from "../../notifications/index.ts"
import { playerMailReturned } from "../events.ts"
import { emailKey, isBounceRateHigh } from "../rules.ts"
import * as settings from "../settings.ts"
import { countUnreached, listUnreached, setMailArriving, setMailReturned } from "./store.ts"

const bounceRateJob = "players.weighReturns"
const bounceRateAlarm = { kind: "mail.returned", subject: "day" }

/** Notifies the player of a dead address once; ignores unknown addresses. */
export async function handleBounce(tx: Tx, { to, code, isDead }: BouncedLetter): Promise<void> {
  await enqueueJob(tx, bounceRateJob, {}, { key: bounceRateJob })
  const playerId = isDead ? await setMailReturned(tx, emailKey(to), code) : undefined
  if (playerId === undefined) return
  await tx.publish(playerMailReturned, { playerId, code })
  await notify(tx, playerId, "account", "mailReturned", {})
}

/** The player used a link or code from an e-mail, so their e-mails arrive. */
export const clearBounce = (tx: Tx, playerId: bigint): Promise<void> => setMailArriving(tx, playerId)

async function checkBounceRate(tx: Tx): Promise<void> {
  const day = await countDispatches(tx, addDays(tx.now, -1))
  const isHigh = isBounceRateHigh(day, await getSetting(tx, settings.returnedMail))
  if (isHigh) await raiseAlarm(tx, { ...bounceRateAlarm, detail: day })
  else await resolveAlarm(tx, bounceRateAlarm)
}

export const bounceJobs = ({ transact }: Pick<Platform, "transact">): Jobs => ({
  [bounceRateJob]: () => transact(checkBounceRate),
})
/** Without further bounces only this job resolves the alarm. */
export const bounceTimetable = [{ job: bounceRateJob, cron: "23 * * * *" }]

const maxListed = 100

export const bouncedMailCommand: AdminCommand = adminCommand({
  name: "returned-mail",
  words: "",
  does: "lists players whose e-mails bounce, and counts the bounces of the last 24 hours",
  takes: z.tuple([]),
  async run(tx) {
    const { sent, returned } = await countDispatches(tx, addDays(tx.now, -1))
    const day = `${returned} of ${sent} e-mails of the last 24 hours bounced.`
    const count = await countUnreached(tx)
    const rows = (await listUnreached(tx, maxListed)).map(
      ({ id, mail_returned_at: at, mail_returned_code: code }) =>
        formatEntry(id, `${code}  since ${at!.toISOString()}`),
    )
    const more = count > maxListed ? [`and ${count - maxListed} more`] : []
    return [day, `${count} players cannot be reached by e-mail.`, ...rows, ...more].join("\n")
  },
})
