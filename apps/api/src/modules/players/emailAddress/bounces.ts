import { z } from "zod"
import { type AdminCommand, adminCommand, formatEntry, succeeded } from "../../../platform/admin/command.ts"
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

/**
 * A letter of the house came back. Where it says that the address is dead, the player who has it is told on the site and in
 * their browsers, once, and player.mailReturned is announced; an address that nobody has, or has no more, is nobody's
 * trouble. Whether it is ours is weighed after every one.
 */
export async function handleBounce(tx: Tx, { to, code, isDead }: BouncedLetter): Promise<void> {
  await enqueueJob(tx, bounceRateJob, {}, { key: bounceRateJob })
  const playerId = isDead ? await setMailReturned(tx, emailKey(to), code) : undefined
  if (playerId === undefined) return
  await tx.publish(playerMailReturned, { playerId, code })
  await notify(tx, playerId, "account", "mailReturned", {})
}

/** Somebody used what stood in a letter to this player: their letters arrive. */
export const clearBounce = (tx: Tx, playerId: bigint): Promise<void> => setMailArriving(tx, playerId)

/** An alarm stands open while more of a day's letters come back than the setting says. */
async function checkBounceRate(tx: Tx): Promise<void> {
  const day = await countDispatches(tx, addDays(tx.now, -1))
  const isTrouble = isBounceRateHigh(day, await getSetting(tx, settings.returnedMail))
  if (isTrouble) await raiseAlarm(tx, { ...bounceRateAlarm, detail: day })
  else await resolveAlarm(tx, bounceRateAlarm)
}

/** Weighs how many letters come back. */
export const bounceJobs = ({ transact }: Pick<Platform, "transact">): Jobs => ({
  [bounceRateJob]: () => transact(checkBounceRate),
})
/** A day passes without a letter that comes back: then nothing else settles the alarm. */
export const bounceTimetable = [{ job: bounceRateJob, cron: "23 * * * *" }]

const listed = 100

/** What a person sees of letters that come back; ids and codes, no addresses. */
export const bouncedMailCommand: AdminCommand = adminCommand({
  name: "returned-mail",
  words: "",
  does: "players whom no letter reaches, and how many letters came back in a day",
  takes: z.tuple([]),
  async run(tx) {
    const { sent, returned } = await countDispatches(tx, addDays(tx.now, -1))
    const day = `${returned} of ${sent} letters of the last 24 hours came back.`
    const count = await countUnreached(tx)
    const rows = (await listUnreached(tx, listed)).map(
      ({ id, mail_returned_at: at, mail_returned_code: code }) =>
        formatEntry(id, `${code}  since ${at!.toISOString()}`),
    )
    const more = count > listed ? [`and ${count - listed} more`] : []
    return succeeded([day, `${count} players are reached by no letter.`, ...rows, ...more].join("\n"))
  },
})
