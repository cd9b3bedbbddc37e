import { addressOf } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../platform/db/transaction.ts"
import type { EventOf } from "../../platform/lib/eventType.ts"
import type { Platform } from "../../platform/platform.ts"
import { notify } from "../notifications/index.ts"
import { writeTo } from "../players/index.ts"
import type { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "../prizes/index.ts"
import { centsOfUnits, eurosOfUnits } from "../wallet/index.ts"
import type { referralRewarded } from "./events.ts"
import { claimUntilOf } from "./friends/store.ts"

type Fate = EventOf<
  typeof referralRewarded | typeof prizePaid | typeof prizeDisputed | typeof prizeKept | typeof prizeRefused
>
const told = {
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
export async function tellFate(platform: Platform, tx: Tx, { kind, playerId, data }: Fate): Promise<void> {
  if (kind === "prize.paid" && data.as === "claimed") return
  const key = told[kind]
  const { amountUnits } = data
  const until = await claimUntilOf(tx, "referralId" in data ? data.referralId : data.ref)
  const facts = { amountCents: centsOfUnits(amountUnits) }
  if (key === "referralRewarded")
    await notify(tx, playerId, "money", key, { ...facts, until: until.toISOString() })
  else await notify(tx, playerId, "money", key, facts)
  await writeTo(platform, tx, playerId, ({ language, firstName, supportEmail: email }) => {
    const { euros, dateTime } = formatsOf(language)
    const say = translate(language, "referralMails")
    const amount = euros(eurosOfUnits(amountUnits))
    const said = { firstName, amount, until: dateTime(until.toISOString()), email }
    const isInDoubt = key === "referralDisputed" || key === "referralRefused"
    return {
      subject: say(`${key}.subject`, said),
      paragraphs: [say(`${key}.text`, said), ...(isInDoubt ? [say("questions", said)] : [])],
      ...(!isInDoubt && {
        action: { label: say("action"), url: addressOf(platform.publicUrl, "referrals", language) },
      }),
    }
  })
}
