import { addressOf } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import type { Platform } from "../../../platform/platform.ts"
import { isBarredForGood, restrictionOf } from "../../limits/index.ts"
import { notify } from "../../notifications/index.ts"
import { writeTo } from "../../players/index.ts"
import { pointsOfUnits } from "../../wallet/index.ts"
import type { rankFallAnnounced, rankRose } from "../events.ts"
import { levelsInForce } from "../loyalty.ts"
import { countedSince } from "./rules.ts"
import { pointsSinceOf } from "./store.ts"

/** Tells a player on the site that they hold a higher rank; no letter: nothing has to be done about it. */
export async function tellRise(tx: Tx, { playerId, data }: EventOf<typeof rankRose>): Promise<void> {
  const reached = (await levelsInForce(tx)).find(({ level }) => level === data.to)
  if (!reached || (await isBarredForGood(tx, playerId))) return
  await notify(tx, playerId, "game", "rankRose", { rank: reached.name })
}

/**
 * Tells a player on the site and in a letter from when they hold a lower rank, and why. Whoever may not play gets no letter
 * about it, and whoever has no account any more is told nothing.
 */
export async function tellFall(
  platform: Platform,
  tx: Tx,
  event: EventOf<typeof rankFallAnnounced>,
): Promise<void> {
  const { playerId, data } = event
  const levels = await levelsInForce(tx)
  const [held, coming] = [data.from, data.to].map((number) => levels.find(({ level }) => level === number))
  // A rank that operators took away meanwhile has no name to be told by.
  if (!held || !coming || (await isBarredForGood(tx, playerId))) return
  const on = data.on.toISOString()
  await notify(tx, playerId, "game", "rankFalls", { rank: coming.name, held: held.name, on })
  if (await restrictionOf(tx, playerId)) return
  const [thenUnits = 0n] = await pointsSinceOf(tx, [{ playerId, since: countedSince(data.on) }])
  await writeTo(platform, tx, playerId, ({ language, firstName }) => {
    const { figure, date } = formatsOf(language)
    const facts = {
      firstName,
      rank: coming.name[language],
      held: held.name[language],
      on: date(on),
      points: figure(Math.floor(pointsOfUnits(thenUnits))),
      start: figure(held.startPoint),
      multiplier: figure(coming.multiplierHundredths / 100),
    }
    const say = translate(language, "mails")
    return {
      subject: say("rankFalls.subject", facts),
      paragraphs: [say("rankFalls.text", facts), say("rankFalls.why", facts), say("rankFalls.coins", facts)],
      action: { label: say("rankFalls.action"), url: addressOf(platform.publicUrl, "loyalty", language) },
    }
  })
}
