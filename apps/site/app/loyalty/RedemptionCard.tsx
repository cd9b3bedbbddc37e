import { Button, Card, EmptyState, LinkButton, TextField } from "@elite/ui"
import { truncate } from "@elite/words/formats.ts"
import { Minus, Plus } from "lucide-react"
import type { ReactNode } from "react"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { useWallet } from "../shell/wallet.tsx"
import type { Redemption, RedemptionLock } from "./club.ts"
import { PrintingTicket } from "./PrintingTicket.tsx"
import { RedemptionReceipt } from "./RedemptionReceipt.tsx"
import { useRedemption } from "./useRedemption.ts"

type RedemptionCardProps = {
  counter: Redemption
  /** The answer to a form that was submitted without scripts. */
  answer?: FormRefusal | undefined
  /** The page's heading names the card, so the card has none. */
  isAlone?: boolean
}

function RedemptionClosed({ lock }: { lock: RedemptionLock }) {
  const t = useTranslations("loyalty")
  const to = useTo()
  if (lock === "off") return <EmptyState title={t("counter.offTitle")}>{t("counter.offText")}</EmptyState>
  const sentences = { restricted: "restricted", email: "email", identity: "unverified" } as const
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-pretty">{t(`counter.${sentences[lock]}`)}</p>
      {lock === "identity" && (
        <LinkButton href={to("kyc")} kind="primary">
          {t("counter.unverifiedAction")}
        </LinkButton>
      )}
    </div>
  )
}

type StepButtonProps = { label: string; onStep: () => void; children: ReactNode }
/** Without scripts the buttons are hidden and the number is typed. */
const StepButton = ({ label, onStep, children }: StepButtonProps) => (
  <Button square kind="quiet" aria-label={label} onClick={onStep} className="noscript:hidden">
    {children}
  </Button>
)

function RedemptionForm({ counter, answer }: RedemptionCardProps) {
  const t = useTranslations("loyalty")
  const to = useTo()
  const { figure } = useFormats()
  const redemption = useRedemption(counter, answer)
  const { terms } = counter
  const { ticket } = redemption
  return (
    <redemption.Form
      method="post"
      action={to("shop")}
      noValidate
      ref={redemption.form}
      onSubmit={redemption.submit}
      className="grid gap-4"
    >
      <RefusalMessage answer={redemption.answer} isMoney />
      <input type="hidden" name="attempt" value={redemption.attempt} />
      <TextField
        name="eliteCoins"
        label={t("counter.label")}
        description={t("counter.hint", { step: figure(terms.step), least: figure(terms.least) })}
        error={redemption.problem}
        inputMode="numeric"
        autoComplete="off"
        required
        value={redemption.text}
        onChange={(event) => redemption.write(event.target.value)}
        start={
          <StepButton label={t("counter.less")} onStep={() => redemption.step(-1)}>
            <Minus className="size-5" aria-hidden="true" />
          </StepButton>
        }
        end={
          <StepButton label={t("counter.more")} onStep={() => redemption.step(1)}>
            <Plus className="size-5" aria-hidden="true" />
          </StepButton>
        }
      />
      <div aria-live="polite">{ticket && <RedemptionReceipt {...ticket} />}</div>
      <Button
        type="submit"
        kind="primary"
        size="large"
        block
        pending={redemption.isPending}
        pendingLabel={t("counter.submitting")}
      >
        {ticket ? t("counter.submitCoins", { coins: figure(ticket.coins) }) : t("counter.submit")}
      </Button>
    </redemption.Form>
  )
}

export function RedemptionCard({ counter, answer, isAlone = false }: RedemptionCardProps) {
  const t = useTranslations("loyalty")
  const { figure } = useFormats()
  const { lock, terms } = counter
  const coins = truncate(useWallet()?.coins ?? counter.coins, 0)
  return (
    <Card as="section" aria-labelledby="counter-title" className="grid content-start gap-4">
      <header>
        <h2 id="counter-title" className={isAlone ? "sr-only" : "text-lg leading-7 sm:text-xl"}>
          {t("counter.title")}
        </h2>
        <p className="text-muted">{t("counter.rate", { coins: terms.coinsPerEuro })}</p>
        <p className="text-muted">{t("counter.have", { coins: figure(coins) })}</p>
      </header>
      {lock ? (
        <RedemptionClosed lock={lock} />
      ) : coins < terms.least ? (
        <PrintingTicket coins={coins} terms={terms} />
      ) : (
        <RedemptionForm counter={counter} answer={answer} />
      )}
    </Card>
  )
}
