import { prizes } from "@elite/contract"
import { Button, Card, CardHeader } from "@elite/ui"
import { Crown, HeartHandshake, type LucideIcon, Route, Ticket, Trophy } from "lucide-react"
import { type FormEvent, useState } from "react"
import { Form } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { useLiveMessage } from "./liveSocket.tsx"
import { usePlayer } from "./shellData.ts"
import { useToast } from "./toasts.tsx"
import { useApiCall } from "./useApiCall.ts"
import { useRevalidatePage } from "./useRevalidatePage.ts"

const signs: Record<prizes.PrizeSource, LucideIcon> = {
  jackpots: Crown,
  drops: Ticket,
  tournaments: Trophy,
  quest: Route,
  referrals: HeartHandshake,
}

type ClaimButtonProps = { prize: prizes.ClaimablePrize; onClaimed: () => void; className?: string }

/** Without scripts the page of transactions answers the form. */
export function ClaimButton({ prize, onClaimed, className }: ClaimButtonProps) {
  const t = useTranslations("claims")
  const formats = useFormats()
  const to = useTo()
  const call = useApiCall()
  const toast = useToast()
  const [isClaiming, setClaiming] = useState(false)
  const { prizeId, source } = prize
  const amount = formats.euros(prize.amount)
  const claim = async (event: FormEvent) => {
    event.preventDefault()
    if (isClaiming) return
    setClaiming(true)
    try {
      const { message } = await call(prizes.claimPrize, { prizeId })
      toast({ kind: "success", text: message })
    } catch {
      setClaiming(false)
    }
    onClaimed()
  }
  return (
    <Form method="post" action={to("balances")} onSubmit={(event) => void claim(event)} className={className}>
      <input type="hidden" name="prizeId" value={prizeId} />
      <Button
        type="submit"
        kind="positive"
        size="small"
        pending={isClaiming}
        pendingLabel={t("claiming")}
        aria-label={t("claimNamed", { amount, source: t(`sources.${source}`) })}
      >
        {t("claim", { amount })}
      </Button>
    </Form>
  )
}

type ClaimsProps = { prizes: readonly prizes.ClaimablePrize[]; onClaimed: () => void }

export function ClaimList({ prizes: claimablePrizes, onClaimed }: ClaimsProps) {
  const t = useTranslations("claims")
  const formats = useFormats()
  const mayClaim = !usePlayer()?.exclusion
  return (
    <ul aria-label={t("title")} className="grid">
      {claimablePrizes.map((prize) => {
        const Sign = signs[prize.source]
        return (
          <li
            key={prize.prizeId}
            className="flex items-start gap-3 border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-full border border-brass text-brass">
              <Sign className="size-5" aria-hidden="true" />
            </span>
            <div className="grid min-w-0 flex-1">
              <span className="font-semibold">{t(`sources.${prize.source}`)}</span>
              <span className="amount text-brass text-lg leading-6">{formats.euros(prize.amount)}</span>
              <span className="text-pretty text-muted text-sm">
                {t(mayClaim ? "until" : "restricted", { until: formats.dateTime(prize.until) })}
              </span>
              {mayClaim && <ClaimButton prize={prize} onClaimed={onClaimed} className="mt-2" />}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Reads the page again after a win or a claim; renders nothing without prizes. */
export function ClaimCard({ prizes: claimablePrizes }: Pick<ClaimsProps, "prizes">) {
  const revalidatePage = useRevalidatePage()
  useLiveMessage("notification", revalidatePage)
  if (claimablePrizes.length === 0) return null
  return <ClaimRows prizes={claimablePrizes} onClaimed={revalidatePage} />
}

function ClaimRows(props: ClaimsProps) {
  const t = useTranslations("claims")
  return (
    <Card as="section" tone="brass" aria-labelledby="claims">
      <CardHeader id="claims" title={t("title")} />
      <ClaimList {...props} />
    </Card>
  )
}
