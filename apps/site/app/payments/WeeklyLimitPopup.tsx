import { Anchor, Dialog, LinkButton, ProgressBar } from "@elite/ui"
import { useFormatUpcoming } from "../account/useFormatUpcoming.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import type { DepositHeadroom, WeeklyDepositLimit } from "./depositAmount.ts"
import { useOwnLimitText } from "./useOwnLimitText.ts"

const maxReturnsListed = 4

type WeeklyLimitPopupProps = {
  room: WeeklyDepositLimit
  depositRoom: DepositHeadroom
  /** The statutory weekly limit, in euros. */
  statutory: number
  now: string
  onClose: () => void
}

/** The weekly deposit limit in a dialog: usage, when room comes back, and how it can be changed. */
export function WeeklyLimitPopup({ room, depositRoom, statutory, now, onClose }: WeeklyLimitPopupProps) {
  const t = useTranslations("deposit")
  const formats = useFormats()
  const when = useFormatUpcoming(now)
  const to = useTo()
  const own = useOwnLimitText(depositRoom)
  const { limit, usedLimit, freesUp } = room
  const figures = { limit: formats.shortEuros(limit), used: formats.shortEuros(usedLimit) }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("weekPopup.title")}
      closeLabel={t("weekPopup.close")}
      look="sheet"
      actions={
        <div className="flex flex-wrap gap-3">
          <LinkButton href={`${to("limits")}#limits-Deposit`}>{t("weekPopup.lower")}</LinkButton>
          <LinkButton href={`${to("limits")}#raise`}>{t("weekPopup.raise")}</LinkButton>
        </div>
      }
    >
      <div className="grid gap-3 text-pretty">
        <p className="font-semibold text-lg">
          {own ?? t("weekPopup.left", { remaining: formats.shortEuros(depositRoom.remaining) })}
        </p>
        <p className="text-muted">{t(limit > statutory ? "weekPopup.approved" : "weekPopup.law", figures)}</p>
        <ProgressBar
          value={limit > 0 ? usedLimit / limit : 1}
          tone={room.remaining > 0 ? "brass" : "coral"}
        />
        {freesUp.length > 0 && (
          <ul aria-label={t("comesBackList")} className="grid gap-1 text-muted text-sm">
            {freesUp.slice(0, maxReturnsListed).map(({ at, amount }) => (
              <li key={`${at} ${amount}`}>
                {t("comesBack", { amount: formats.shortEuros(amount), when: when(at) })}
              </li>
            ))}
          </ul>
        )}
        {own && (
          <Anchor
            href={to("limits")}
            className="inline-flex items-center justify-self-start font-semibold text-brass underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {t("ownLimit.link")}
          </Anchor>
        )}
      </div>
    </Dialog>
  )
}
