import { Button, Icon } from "@elite/ui"
import { type ReactNode, useRef, useState } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { useShell } from "../shell/shellData.ts"
import { useServerTime } from "../shell/useServerTime.ts"
import { useSummary, useWallet } from "../shell/wallet.tsx"

export function NoticeStrip({
  isAnnounced = false,
  children,
}: {
  isAnnounced?: boolean
  children: ReactNode
}) {
  return (
    <div
      role={isAnnounced ? "status" : undefined}
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-line border-b bg-surface px-gutter py-1.5 text-sm max-s:text-xs short:py-0.5 short:text-xs"
    >
      {children}
    </div>
  )
}

/**
 * Shows the bonus, its largest stake and its end before a stake is refused for one of them; after its end,
 * between rounds, it offers to open the game again.
 */
export function BonusStrip({ isInRound, onReopen }: { isInRound: boolean; onReopen: () => void }) {
  const t = useTranslations("play")
  const formats = useFormats()
  const bonus = useSummary()?.bonus
  const amount = useWallet()?.bonus ?? 0
  const now = useServerTime(useShell()?.madeAt ?? "")
  // The game may know a bonus before the page has read it.
  const hadBonus = useRef(false)
  const isPlayed = bonus && now < Date.parse(bonus.endsAt)
  if (bonus) hadBonus.current = true
  if (isPlayed)
    return (
      <NoticeStrip>
        <span className="text-pretty text-center">
          {t("bonusPlayed", { amount: formats.euros(amount), until: formats.dateTime(bonus.endsAt) })}{" "}
          {bonus.largestStake !== null && (
            <strong>{t("bonusCap", { largestStake: formats.euros(bonus.largestStake) })}</strong>
          )}
        </span>
      </NoticeStrip>
    )
  if (isInRound || !hadBonus.current) return null
  return (
    <NoticeStrip isAnnounced>
      <span className="text-pretty">{t("bonusEnded")}</span>
      <Button size="small" onClick={onReopen}>
        {t("openAgain")}
      </Button>
    </NoticeStrip>
  )
}

/** A game that was opened before the player had a bonus must be opened again to be played with it. */
export function BonusDuringGame({ isInRound, onReopen }: { isInRound: boolean; onReopen: () => void }) {
  const t = useTranslations("play")
  const bonus = useWallet()?.bonus ?? 0
  // A bonus from before does not apply to this game, so opening it again would not help.
  const [hadBonus] = useState(bonus > 0)
  if (hadBonus || bonus <= 0 || isInRound) return null
  return (
    <NoticeStrip isAnnounced>
      <span className="text-pretty">{t("bonusCame")}</span>
      <Button size="small" onClick={onReopen}>
        {t("openAgain")}
      </Button>
    </NoticeStrip>
  )
}

export function StakeTooLarge({ largestStake, onClose }: { largestStake: number; onClose: () => void }) {
  const t = useTranslations("play")
  const formats = useFormats()
  return (
    <NoticeStrip isAnnounced>
      <span className="text-pretty">{t("stakeTooLarge", { largestStake: formats.euros(largestStake) })}</span>
      <Button kind="quiet" square aria-label={t("dismiss")} onClick={onClose}>
        <Icon name="close" className="text-muted" />
      </Button>
    </NoticeStrip>
  )
}
