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

/** Paused players may be unable to log in. The Commission gets a report of every account closed for ever. */
export const subscribers = (platform: Pick<Platform, "publicUrl">): readonly Subscriber[] => [
  subscriber({
    listener: "limits.letters",
    on: [playerPaused, playerReturning],
    async react(tx, events) {
      for (const event of events)
        if (event.kind === "player.paused") await sendPausedEmail(platform, tx, event)
        else await sendReturnEmail(platform, tx, event)
    },
  }),
  subscriber({
    listener: "limits.reports",
    on: [playerPaused, playerClosed],
    async react(tx, events) {
      for (const { kind, playerId, data } of events)
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
  const values = { firstName, until: formatsOf(language).dateTime(until) }
  const action = { label: say("pause.action"), url: toAbsoluteUrl(publicUrl, "withdrawals", language) }
  const paragraphs = [...pauseEmailLines(say, data, { ...values, email }), say("pause.money"), help]
  const subject = say(`${name}.subject`)
  await sendLetter(tx, await renderEmail(tx, publicUrl, { to, language, subject, paragraphs, action }))
}

function pauseEmailLines(
  say: Translate,
  data: EventOf<typeof playerPaused>["data"],
  { email, ...values }: { firstName: string; until: string; email: string },
): string[] {
  if (data.as === "break") return [say("breakBegan.text", values)]
  if (!data.isByHouse)
    return [say(data.needsReturn ? "longExclusionBegan.text" : "exclusionBegan.text", values)]
  const byHouse = say("excludedByHouse.text", { ...values, email })
  return data.needsReturn ? [byHouse, say("excludedByHouse.returns")] : [byHouse]
}

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
  const values = { firstName, until: formatsOf(language).dateTime(until) }
  const paragraphs = [
    say("returnAsked.text", values),
    say("returnAsked.stay"),
    say("pause.help", { help: helpLink[language] }),
  ]
  const action = { label: say("returnAsked.action"), url: toAbsoluteUrl(publicUrl, "limits", language) }
  const subject = say("returnAsked.subject")
  await sendLetter(tx, await renderEmail(tx, publicUrl, { to, language, subject, paragraphs, action }))
}
