import type { LiveMessages, limits } from "@elite/contract"
import { Button, Icon, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"

export type ReachedLimit = LiveMessages["limitReached"]
type BetLimit = Exclude<ReachedLimit["limit"], limits.DepositLimit>

export function LimitReached({ reached, onClose }: { reached: ReachedLimit; onClose: () => void }) {
  const t = useTranslations("play")
  const formats = useFormats()
  const to = useTo()
  const values = {
    limit: t(`ownLimits.${reached.limit as BetLimit}`),
    used: formats.euros(reached.used),
    amount: formats.euros(reached.amount),
    at: formats.dateTime(reached.resetsAt),
  }
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-line border-b bg-surface px-gutter py-2 text-sm"
    >
      <span className="text-pretty">
        {reached.remaining > 0
          ? t("limitReached", { ...values, remaining: formats.euros(reached.remaining) })
          : t("limitUsedUp", values)}
      </span>
      <LinkButton size="small" href={to("limits")}>
        {t("limits")}
      </LinkButton>
      <Button kind="quiet" square aria-label={t("dismiss")} onClick={onClose}>
        <Icon name="close" className="text-muted" />
      </Button>
    </div>
  )
}
