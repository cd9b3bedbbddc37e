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

/** A notification without an email: the player has nothing to do. */
export async function notifyRankRise(tx: Tx, { playerId, data }: EventOf<typeof rankRose>): Promise<void> {
  const reached = (await listLevelsInForce(tx)).find(({ level }) => level === data.to)
  if (!reached || (await isPermanentlyBarred(tx, playerId))) return
  await notify(tx, playerId, "game", "rankRose", { rank: reached.name })
}

/** A player who may not play gets no email; one who is barred for good gets nothing. */
export async function notifyRankFall(
  platform: Platform,
  tx: Tx,
  event: EventOf<typeof rankFallAnnounced>,
): Promise<void> {
  const { playerId, data } = event
  const levels = await listLevelsInForce(tx)
  const [current, next] = [data.from, data.to].map((number) => levels.find(({ level }) => level === number))
  // Operators may have removed the rank since.
  if (!current || !next || (await isPermanentlyBarred(tx, playerId))) return
  const on = data.on.toISOString()
  await notify(tx, playerId, "game", "rankFalls", { rank: next.name, held: current.name, on })
  if (await findRestriction(tx, playerId)) return
  const [unitsAtFall = 0n] = await sumPointsSince(tx, [{ playerId, since: rankWindowStart(data.on) }])
  await sendPlayerEmail(platform, tx, playerId, ({ language, firstName }) => {
    const { figure, date } = formatsOf(language)
    const facts = {
      firstName,
      rank: next.name[language],
      held: current.name[language],
      on: date(on),
      points: figure(Math.floor(unitsToPoints(unitsAtFall))),
      start: figure(current.startPoint),
      multiplier: figure(next.multiplierHundredths / 100),
    }
    const text = translate(language, "mails")
    return {
      subject: text("rankFalls.subject", facts),
      paragraphs: [
        text("rankFalls.text", facts),
        text("rankFalls.why", facts),
        text("rankFalls.coins", facts),
      ],
      action: {
        label: text("rankFalls.action"),
        url: toAbsoluteUrl(platform.publicUrl, "loyalty", language),
      },
    }
  })
}
