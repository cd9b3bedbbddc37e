import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import type { Platform } from "../../../platform/platform.ts"
import { notify } from "../../notifications/index.ts"
import { sendPlayerEmail } from "../../players/index.ts"
import type { PrizeMessages } from "../../prizes/index.ts"
import { unitsToCents, unitsToEuros } from "../../wallet/index.ts"
import type { tournamentPaidBack } from "../events.ts"
import { findEntryForEmail } from "./store.ts"

export const tournamentMessages: PrizeMessages = {
  of: "tournaments",
  kind: "game",
  book: "tournamentMails",
  keys: {
    won: "tournamentWon",
    credited: "tournamentCredited",
    disputed: "tournamentDisputed",
    kept: "tournamentKept",
    refused: "tournamentRefused",
  },
  async findFacts(_, tx, ref, outcome) {
    const { name: tournament, rank, claim_until: until } = (await findEntryForEmail(tx, ref))!
    const place = String(rank)
    return {
      until: until!,
      notification: { tournament, ...(outcome === "won" && { place }) },
      email: (language) => ({ tournament: tournament[language], place }),
    }
  },
  url: (publicUrl, language, outcome) =>
    toAbsoluteUrl(publicUrl, outcome === "won" ? "myTournaments" : "balances", language),
}

const payBackKeys = {
  cancelled: "tournamentCancelled",
  barred: "tournamentBarred",
  removed: "tournamentRemoved",
} as const

export async function notifyPaidBack(
  platform: Platform,
  tx: Tx,
  { playerId, data: { entryId, backUnits, why } }: EventOf<typeof tournamentPaidBack>,
): Promise<void> {
  const key = payBackKeys[why]
  const { name } = (await findEntryForEmail(tx, entryId))!
  await notify(tx, playerId, "game", key, { tournament: name, amountCents: unitsToCents(backUnits) })
  await sendPlayerEmail(platform, tx, playerId, ({ language, firstName, supportEmail: email }) => {
    const say = translate(language, "tournamentMails")
    const amount = formatsOf(language).euros(unitsToEuros(backUnits))
    const facts = { firstName, tournament: name[language], amount, email }
    const isRefunded = backUnits > 0n
    const action = { label: say("action"), url: toAbsoluteUrl(platform.publicUrl, "balances", language) }
    return {
      subject: say(`${key}.subject`, facts),
      paragraphs: [
        say(`${key}.text`, facts),
        ...(isRefunded ? [say(`${key}.back`, facts)] : []),
        ...(key === "tournamentRemoved" ? [say(`${key}.questions`, facts)] : []),
      ],
      ...(isRefunded && { action }),
    }
  })
}
