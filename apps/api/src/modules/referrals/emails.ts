import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../platform/db/transaction.ts"
import type { EventOf } from "../../platform/lib/eventType.ts"
import type { Platform } from "../../platform/platform.ts"
import { notify } from "../notifications/index.ts"
import { sendPlayerEmail } from "../players/index.ts"
import type { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "../prizes/index.ts"
import { unitsToCents, unitsToEuros } from "../wallet/index.ts"
import type { referralRewarded } from "./events.ts"
import { getClaimUntil } from "./friends/store.ts"

type RewardOutcome = EventOf<
  typeof referralRewarded | typeof prizePaid | typeof prizeDisputed | typeof prizeKept | typeof prizeRefused
>
const messageKeys = {
  "referral.rewarded": "referralRewarded",
  "prize.paid": "referralCredited",
  "prize.disputed": "referralDisputed",
  "prize.kept": "referralKept",
  "prize.refused": "referralRefused",
} as const

/** Skips rewards that the player claimed themselves. The texts neither name the friend nor reveal what they did. */
export async function notifyRewardOutcome(
  platform: Platform,
  tx: Tx,
  { kind, playerId, data }: RewardOutcome,
): Promise<void> {
  if (kind === "prize.paid" && data.as === "claimed") return
  const key = messageKeys[kind]
  const { amountUnits } = data
  const until = await getClaimUntil(tx, "referralId" in data ? data.referralId : data.ref)
  const facts = { amountCents: unitsToCents(amountUnits) }
  if (key === "referralRewarded")
    await notify(tx, playerId, "money", key, { ...facts, until: until.toISOString() })
  else await notify(tx, playerId, "money", key, facts)
  await sendPlayerEmail(platform, tx, playerId, ({ language, firstName, supportEmail: email }) => {
    const { euros, dateTime } = formatsOf(language)
    const text = translate(language, "referralMails")
    const amount = euros(unitsToEuros(amountUnits))
    const params = { firstName, amount, until: dateTime(until.toISOString()), email }
    const isInDoubt = key === "referralDisputed" || key === "referralRefused"
    return {
      subject: text(`${key}.subject`, params),
      paragraphs: [text(`${key}.text`, params), ...(isInDoubt ? [text("questions", params)] : [])],
      ...(!isInDoubt && {
        action: { label: text("action"), url: toAbsoluteUrl(platform.publicUrl, "referrals", language) },
      }),
    }
  })
}
