import { ProgressBar } from "@elite/ui"
import { truncate } from "@elite/words/formats.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { computeCoinValue, type RedemptionConfig } from "./club.ts"

function TicketFace({ terms }: { terms: RedemptionConfig }) {
  const t = useTranslations("loyalty")
  const { figure, euros } = useFormats()
  const { least } = terms
  return (
    <div className="grid h-full content-center rounded-control border-2 border-current border-double">
      <p className="font-bold text-xs uppercase tracking-widest">{t("counter.ticket")}</p>
      <p className="amount text-3xl leading-10">{euros(computeCoinValue(least, terms))}</p>
      <p className="text-sm">{t("counter.forCoins", { coins: figure(least) })}</p>
    </div>
  )
}

/** The smallest ticket of the counter, printed up to the share of its coins that a player has. */
export function PrintingTicket({ coins, terms }: { coins: number; terms: RedemptionConfig }) {
  const t = useTranslations("loyalty")
  const { figure } = useFormats()
  const { least } = terms
  const whole = truncate(coins, 0)
  const share = Math.min(1, whole / least)
  return (
    <div className="grid gap-4">
      <div aria-hidden="true" className="grid justify-items-center">
        <span className="h-3 w-full rounded-full border border-brass-high bg-brass-low" />
        <div className="relative -mt-1.5 h-36 w-48 overflow-hidden rounded-b-control border border-edge border-t-0 border-dashed">
          <div className="absolute inset-0 p-2 text-center text-muted">
            <TicketFace terms={terms} />
          </div>
          <div
            data-theme="light"
            className="absolute inset-x-0 bottom-full grid h-36 content-center bg-surface p-2 text-center text-ivory"
            style={{ translate: `0 ${share * 100}%` }}
          >
            <TicketFace terms={terms} />
          </div>
        </div>
      </div>
      <div className="grid gap-1.5">
        <ProgressBar value={share} label={t("counter.progress")} />
        <p className="font-semibold">{t("counter.toGo", { count: least - whole })}</p>
        <p className="text-pretty text-muted text-sm">{t("counter.littleText", { least: figure(least) })}</p>
      </div>
    </div>
  )
}
