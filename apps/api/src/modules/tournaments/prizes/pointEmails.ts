import { toAbsoluteUrl } from "@elite/paths"
import { translate } from "@elite/words"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import type { Platform } from "../../../platform/platform.ts"
import { findRestriction, isPermanentlyBarred } from "../../limits/index.ts"
import type { pointsDisputed, pointsKept, pointsRefused } from "../../loyalty/index.ts"
import { notify } from "../../notifications/index.ts"
import { sendPlayerEmail } from "../../players/index.ts"
import { composePrizeEmail } from "../../prizes/index.ts"
import { unitsToPoints } from "../../wallet/index.ts"
import type { tournamentWon } from "../events.ts"
import { findEntryForEmail } from "./store.ts"

type PointDispute = EventOf<typeof pointsDisputed | typeof pointsKept | typeof pointsRefused>
const messageKeys = {
  "tournament.won": "tournamentPointsWon",
  "club.prizeDisputed": "tournamentPointsDisputed",
  "club.prizeKept": "tournamentPointsKept",
  "club.prizeRefused": "tournamentPointsRefused",
} as const

/** Points ask for nothing: barred players get no email, and players without an account no notification. */
export async function notifyPointPrize(
  platform: Platform,
  tx: Tx,
  { kind, playerId, data }: PointDispute | EventOf<typeof tournamentWon>,
): Promise<void> {
  if (await isPermanentlyBarred(tx, playerId)) return
  const [entryId, units] = "entryId" in data ? [data.entryId, data.amountUnits] : [data.ref, data.points]
  const { name, rank } = (await findEntryForEmail(tx, entryId))!
  const [key, points, place] = [messageKeys[kind], unitsToPoints(units), String(rank)]
  const facts = { tournament: name, points }
  if (key === "tournamentPointsWon") await notify(tx, playerId, "game", key, { ...facts, place })
  else await notify(tx, playerId, "game", key, facts)
  if (await findRestriction(tx, playerId)) return
  await sendPlayerEmail(platform, tx, playerId, ({ language, firstName, supportEmail: email }) => {
    const tournament = name[language]
    const amount = translate(language, "tournaments")("prizePoints", { count: points })
    return {
      ...composePrizeEmail(language, "tournamentMails", key, { firstName, tournament, place, amount, email }),
      action: {
        label: translate(language, "tournamentMails")("toClub"),
        url: toAbsoluteUrl(platform.publicUrl, "loyalty", language),
      },
    }
  })
}
