import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import type { Platform } from "../../../platform/platform.ts"
import { findRestriction, isPermanentlyBarred } from "../../limits/index.ts"
import { notify } from "../../notifications/index.ts"
import { sendPlayerEmail } from "../../players/index.ts"
import { unitsToPoints } from "../../wallet/index.ts"
import type { rankFallAnnounced, rankRose } from "../events.ts"
import { listLevelsInForce } from "../loyalty.ts"
import { rankWindowStart } from "./rules.ts"
import { sumPointsSince } from "./store.ts"

/** Tells a player on the site that they hold a higher rank; no letter: nothing has to be done about it. */
export async function notifyRankRise(tx: Tx, { playerId, data }: EventOf<typeof rankRose>): Promise<void> {
  const reached = (await listLevelsInForce(tx)).find(({ level }) => level === data.to)
  if (!reached || (await isPermanentlyBarred(tx, playerId))) return
  await notify(tx, playerId, "game", "rankRose", { rank: reached.name })
}

/**
 * Tells a player on the site and in a letter from when they hold a lower rank, and why. Whoever may not play gets no letter
 * about it, and whoever has no account any more is told nothing.
 */
export async function notifyRankFall(
  platform: Platform,
  tx: Tx,
  event: EventOf<typeof rankFallAnnounced>,
): Promise<void> {
  const { playerId, data } = event
  const levels = await listLevelsInForce(tx)
  const [held, coming] = [data.from, data.to].map((number) => levels.find(({ level }) => level === number))
  // A rank that operators took away meanwhile has no name to be told by.
  if (!held || !coming || (await isPermanentlyBarred(tx, playerId))) return
  const on = data.on.toISOString()
  await notify(tx, playerId, "game", "rankFalls", { rank: coming.name, held: held.name, on })
  if (await findRestriction(tx, playerId)) return
  const [thenUnits = 0n] = await sumPointsSince(tx, [{ playerId, since: rankWindowStart(data.on) }])
  await sendPlayerEmail(platform, tx, playerId, ({ language, firstName }) => {
    const { figure, date } = formatsOf(language)
    const facts = {
      firstName,
      rank: coming.name[language],
      held: held.name[language],
      on: date(on),
      points: figure(Math.floor(unitsToPoints(thenUnits))),
      start: figure(held.startPoint),
      multiplier: figure(coming.multiplierHundredths / 100),
    }
    const say = translate(language, "mails")
    return {
      subject: say("rankFalls.subject", facts),
      paragraphs: [say("rankFalls.text", facts), say("rankFalls.why", facts), say("rankFalls.coins", facts)],
      action: { label: say("rankFalls.action"), url: toAbsoluteUrl(platform.publicUrl, "loyalty", language) },
    }
  })
}
