import type { referrals } from "@elite/contract"
import { Badge, Button, type Tone } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"

type Friend = referrals.Friend

const tones: Record<referrals.ReferralState, Tone> = {
  registered: "neutral",
  verified: "azure",
  deposited: "azure",
  qualified: "azure",
  paid: "emerald",
  rejected: "neutral",
}

/** Claims the reward; works without scripts. */
function ClaimReward({ referralId, amount }: { referralId: number; amount: number }) {
  const t = useTranslations("referrals")
  const { euros } = useFormats()
  const { formData } = useNavigation()
  return (
    <Form method="post" preventScrollReset replace>
      <input type="hidden" name="referralId" value={referralId} />
      <Button
        type="submit"
        kind="primary"
        size="small"
        pending={formData?.get("referralId") === String(referralId)}
        pendingLabel={t("friends.claiming")}
      >
        {t("friends.claim", { amount: euros(amount) })}
      </Button>
    </Form>
  )
}

/** The progress of a friend towards the reward; nothing about their play. */
function FriendRow({ friend }: { friend: Friend }) {
  const t = useTranslations("referrals")
  const { date, dateTime, euros } = useFormats()
  const { referralId, username, registeredAt, state, reward } = friend
  const note = state === "paid" ? undefined : t(`friends.notes.${state}`)
  return (
    <li className="grid gap-x-6 gap-y-2 border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 content-start gap-1">
        <p className="font-semibold">{username || t("friends.unnamed")}</p>
        <p className="text-muted text-sm">{t("friends.since", { date: date(registeredAt) })}</p>
        {note && <p className="text-pretty text-muted text-sm">{note}</p>}
        {reward && (
          <p className="text-pretty text-sm">
            {t(`friends.fates.${reward.state}`, {
              amount: euros(reward.amount),
              until: dateTime(reward.until),
            })}
          </p>
        )}
      </div>
      <div className="grid content-start justify-items-start gap-2 sm:justify-items-end">
        <Badge tone={tones[state]}>{t(`friends.states.${state}`)}</Badge>
        {reward?.state === "open" && <ClaimReward referralId={referralId} amount={reward.amount} />}
      </div>
    </li>
  )
}

export const FriendList = ({ rows }: { rows: readonly Friend[] }) => (
  <ul>
    {rows.map((friend) => (
      <FriendRow key={friend.referralId} friend={friend} />
    ))}
  </ul>
)
