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

/**
 * Tells a player on the site and in a letter what became of a reward of theirs; not of one that they claimed themselves. Neither
 * names the friend, nor says what they did.
 */
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
    const say = translate(language, "referralMails")
    const amount = euros(unitsToEuros(amountUnits))
    const said = { firstName, amount, until: dateTime(until.toISOString()), email }
    const isInDoubt = key === "referralDisputed" || key === "referralRefused"
    return {
      subject: say(`${key}.subject`, said),
      paragraphs: [say(`${key}.text`, said), ...(isInDoubt ? [say("questions", said)] : [])],
      ...(!isInDoubt && {
        action: { label: say("action"), url: toAbsoluteUrl(platform.publicUrl, "referrals", language) },
      }),
    }
  })
}
