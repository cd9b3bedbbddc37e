import { addressOf } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Happened } from "../../kernel/event.ts"
import type { Reaction } from "../../kernel/events.ts"
import { post } from "../../kernel/mail.ts"
import type { Kernel } from "../../kernel/module.ts"
import { reaction } from "../../kernel/reaction.ts"
import type { Tx } from "../../kernel/transaction.ts"
import { letter, setting, site } from "../content/index.ts"
import { playerClosed, profile } from "../players/index.ts"
import { playerPaused } from "./events.ts"
import { insertReport } from "./statutory/store.ts"

/**
 * Writes to players who have paused themselves: whoever may not log in any more reads it nowhere else. The Commission hears
 * of accounts that are closed, and of those that are closed to their player for ever.
 */
export const reactions = (kernel: Pick<Kernel, "publicUrl">): readonly Reaction[] => [
  reaction({
    listener: "limits.letters",
    on: [playerPaused],
    async react(tx, happened) {
      for (const event of happened) await write(kernel, tx, event)
    },
  }),
  reaction({
    listener: "limits.reports",
    on: [playerPaused, playerClosed],
    async react(tx, happened) {
      for (const { kind, playerId, data } of happened)
        if (kind === "player.closed" || data.until === null)
          await insertReport(tx, { playerId, kind: "closed", requestId: null, cents: null })
    },
  }),
]

async function write(
  { publicUrl }: Pick<Kernel, "publicUrl">,
  tx: Tx,
  { playerId, data: { as, until } }: Happened<typeof playerPaused>,
): Promise<void> {
  const player = await profile(tx, playerId)
  if (!player) return
  const { language, firstName, email: to } = player
  const { supportEmail: email, helpLink } = await setting(tx, site)
  const say = translate(language, "mails")
  const help = say("pause.help", { help: helpLink[language] })
  if (until === null) {
    const paragraphs = [
      say("excludedForEver.text", { firstName }),
      say("excludedForEver.money", { email }),
      help,
    ]
    const subject = say("excludedForEver.subject")
    await post(tx, await letter(tx, publicUrl, { to, language, subject, paragraphs }))
    return
  }
  const name = as === "break" ? "breakBegan" : "exclusionBegan"
  const written = { firstName, until: formatsOf(language).dateTime(until) }
  const action = { label: say("pause.action"), url: addressOf(publicUrl, "withdrawals", language) }
  const paragraphs = [say(`${name}.text`, written), say("pause.money"), help]
  const subject = say(`${name}.subject`)
  await post(tx, await letter(tx, publicUrl, { to, language, subject, paragraphs, action }))
}
