import { Button, Icon } from "@elite/ui"
import { type ReactNode, useRef, useState } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { useShell } from "../shell/shellData.ts"
import { useServerTime } from "../shell/useServerTime.ts"
import { useSummary, useWallet } from "../shell/wallet.tsx"

/** A line under the bar of a game. */
function NoticeStrip({ isSaid = false, children }: { isSaid?: boolean; children: ReactNode }) {
  return (
    <div
      role={isSaid ? "status" : undefined}
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-line border-b bg-surface px-gutter py-1.5 text-sm short:py-0.5 short:text-xs"
    >
      {children}
    </div>
  )
}

/**
 * Says under the bar of a game that is played with a bonus what is left of it, the largest stake and its end, before a stake is
 * refused for one of them; and once it has ended, when no round is being played, that the game has to be opened anew.
 */
export function BonusStrip({ isInRound, onReopen }: { isInRound: boolean; onReopen: () => void }) {
  const t = useTranslations("play")
  const formats = useFormats()
  const bonus = useSummary()?.bonus
  const amount = useWallet()?.bonus ?? 0
  const now = useServerTime(useShell()?.madeAt ?? "")
  // A bonus that was given while the page was open is known to the game before the page has read of it.
  const wasSeen = useRef(false)
  const isPlayed = bonus && now < Date.parse(bonus.endsAt)
  if (bonus) wasSeen.current = true
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
  if (isInRound || !wasSeen.current) return null
  return (
    <NoticeStrip isSaid>
      <span className="text-pretty">{t("bonusEnded")}</span>
      <Button size="small" onClick={onReopen}>
        {t("openAgain")}
      </Button>
    </NoticeStrip>
  )
}

/** Says of a game that was opened before its player had a bonus that it has to be opened anew to be played with it. */
export function BonusDuringGame({ isInRound, onReopen }: { isInRound: boolean; onReopen: () => void }) {
  const t = useTranslations("play")
  const bonus = useWallet()?.bonus ?? 0
  // Where it was there already, the game is one that is not played with it: opening it again would change nothing.
  const [hadBonus] = useState(bonus > 0)
  if (hadBonus || bonus <= 0 || isInRound) return null
  return (
    <NoticeStrip isSaid>
      <span className="text-pretty">{t("bonusCame")}</span>
      <Button size="small" onClick={onReopen}>
        {t("openAgain")}
      </Button>
    </NoticeStrip>
  )
}

/** A stake was refused because it was more than may be staked while there is a bonus. */
export function StakeTooLarge({ largestStake, onClose }: { largestStake: number; onClose: () => void }) {
  const t = useTranslations("play")
  const formats = useFormats()
  return (
    <NoticeStrip isSaid>
      <span className="text-pretty">{t("stakeTooLarge", { largestStake: formats.euros(largestStake) })}</span>
      <Button kind="quiet" square aria-label={t("dismiss")} onClick={onClose}>
        <Icon name="close" className="text-muted" />
      </Button>
    </NoticeStrip>
  )
}
