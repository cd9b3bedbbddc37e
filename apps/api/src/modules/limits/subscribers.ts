import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Subscriber } from "../../platform/db/handlerType.ts"
import type { Tx } from "../../platform/db/transaction.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { EventOf } from "../../platform/lib/eventType.ts"
import { sendLetter } from "../../platform/mail/outbox.ts"
import type { Platform } from "../../platform/platform.ts"
import { getSetting, renderEmail, site } from "../content/index.ts"
import { findProfile, playerClosed } from "../players/index.ts"
import { playerPaused, playerReturning } from "./events.ts"
import { insertReport } from "./statutory/store.ts"

type Translate = ReturnType<typeof translate<"mails">>

/**
 * Writes to players who have paused themselves, or have asked to come back: whoever may not log in any more reads it nowhere else. The Commission hears
 * of accounts that are closed, and of those that are closed to their player for ever.
 */
export const subscribers = (platform: Pick<Platform, "publicUrl">): readonly Subscriber[] => [
  subscriber({
    listener: "limits.letters",
    on: [playerPaused, playerReturning],
    async react(tx, happened) {
      for (const event of happened)
        if (event.kind === "player.paused") await sendPausedEmail(platform, tx, event)
        else await sendReturnEmail(platform, tx, event)
    },
  }),
  subscriber({
    listener: "limits.reports",
    on: [playerPaused, playerClosed],
    async react(tx, happened) {
      for (const { kind, playerId, data } of happened)
        if (kind === "player.closed" || data.until === null)
          await insertReport(tx, { playerId, kind: "closed", requestId: null, cents: null })
    },
  }),
]

async function sendPausedEmail(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  { playerId, data }: EventOf<typeof playerPaused>,
): Promise<void> {
  const { as, until } = data
  const player = await findProfile(tx, playerId)
  if (!player) return
  const { language, greetingName: firstName, email: to } = player
  const { supportEmail: email, helpLink } = await getSetting(tx, site)
  const say = translate(language, "mails")
  const help = say("pause.help", { help: helpLink[language] })
  if (until === null) {
    const paragraphs = [
      data.as === "exclusion" && data.isByHouse
        ? say("excludedByHouse.forEver", { firstName, email })
        : say("excludedForEver.text", { firstName }),
      say("excludedForEver.money", { email }),
      help,
    ]
    const subject = say("excludedForEver.subject")
    await sendLetter(tx, await renderEmail(tx, publicUrl, { to, language, subject, paragraphs }))
    return
  }
  const name = as === "break" ? "breakBegan" : "exclusionBegan"
  const written = { firstName, until: formatsOf(language).dateTime(until) }
  const action = { label: say("pause.action"), url: toAbsoluteUrl(publicUrl, "withdrawals", language) }
  const paragraphs = [...pauseEmailLines(say, data, { ...written, email }), say("pause.money"), help]
  const subject = say(`${name}.subject`)
  await sendLetter(tx, await renderEmail(tx, publicUrl, { to, language, subject, paragraphs, action }))
}

/** What has begun: at the player's wish or by the house, and whether it ends by itself. */
function pauseEmailLines(
  say: Translate,
  data: EventOf<typeof playerPaused>["data"],
  { email, ...written }: { firstName: string; until: string; email: string },
): string[] {
  if (data.as === "break") return [say("breakBegan.text", written)]
  if (!data.isByHouse)
    return [say(data.needsReturn ? "longExclusionBegan.text" : "exclusionBegan.text", written)]
  const byHouse = say("excludedByHouse.text", { ...written, email })
  return data.needsReturn ? [byHouse, say("excludedByHouse.returns")] : [byHouse]
}

/** From when they may play, and the way to think better of it. */
async function sendReturnEmail(
  { publicUrl }: Pick<Platform, "publicUrl">,
  tx: Tx,
  { playerId, data: { until } }: EventOf<typeof playerReturning>,
): Promise<void> {
  const player = await findProfile(tx, playerId)
  if (!player) return
  const { language, greetingName: firstName, email: to } = player
  const { helpLink } = await getSetting(tx, site)
  const say = translate(language, "mails")
  const written = { firstName, until: formatsOf(language).dateTime(until) }
  const paragraphs = [
    say("returnAsked.text", written),
    say("returnAsked.stay"),
    say("pause.help", { help: helpLink[language] }),
  ]
  const action = { label: say("returnAsked.action"), url: toAbsoluteUrl(publicUrl, "limits", language) }
  const subject = say("returnAsked.subject")
  await sendLetter(tx, await renderEmail(tx, publicUrl, { to, language, subject, paragraphs, action }))
}
