import { Button, Icon } from "@elite/ui"
import { useFetcher } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { type FormRefusal, submittedValues } from "../form/formRefusal.ts"
import { useIdempotencyKey } from "../form/useIdempotencyKey.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import type { Bonus } from "./BonusCard.tsx"

type ActiveBonus = NonNullable<Bonus["active"]>
type ForfeitBonusProps = {
  active: ActiveBonus
  attempt: string
  /** The refusal of a form that was submitted without scripts: this one or another of the page. */
  answer: FormRefusal | undefined
}

/** Forfeits a bonus. The details have to be opened first, so that the cost is read before the button is pressed. */
export function ForfeitBonus({ active, attempt: loadedAttempt, answer: submittedAnswer }: ForfeitBonusProps) {
  const t = useTranslations("bonuses")
  const { euros } = useFormats()
  const to = useTo()
  const fetcher = useFetcher<FormRefusal>()
  const { bonusId, balance } = active
  const ownAnswer = submittedValues(submittedAnswer).bonusId === undefined ? undefined : submittedAnswer
  const answer = fetcher.data ?? ownAnswer
  const { attempt, remember } = useIdempotencyKey(loadedAttempt, `${bonusId} ${balance}`, answer)
  const amount = euros(balance)
  return (
    <details className="group border-line border-t pt-2" open={answer !== undefined}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <h3 className="font-sans font-semibold text-sm tracking-normal">{t("givingUp.title")}</h3>
        <Icon name="down" className="size-4.5 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <fetcher.Form method="post" action={to("balances")} onSubmit={remember} className="grid gap-4 pt-2">
        <RefusalMessage answer={answer} />
        <input type="hidden" name="bonusId" value={bonusId} />
        <input type="hidden" name="forfeits" value={balance} />
        <input type="hidden" name="attempt" value={attempt} />
        <p className="max-w-2xl text-pretty">
          {t("givingUp.text", {
            amount,
            wagered: euros(active.wagered),
            required: euros(active.required),
          })}
        </p>
        <p className="max-w-2xl text-pretty text-muted text-sm">{t("givingUp.kept")}</p>
        <Button
          type="submit"
          kind="danger"
          className="max-w-full whitespace-normal text-balance sm:justify-self-start"
          pending={fetcher.state !== "idle"}
          pendingLabel={t("givingUp.submitting")}
        >
          {balance > 0 ? t("givingUp.submit", { amount }) : t("givingUp.submitEmpty")}
        </Button>
      </fetcher.Form>
    </details>
  )
}
