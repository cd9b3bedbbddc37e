import { limits as contract } from "@elite/contract"
import { Button, Card, LinkButton, Notice } from "@elite/ui"
import { useEffect, useRef } from "react"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import type { RequestedPause } from "./limits.server.ts"

type ConfirmPauseProps = { pause: RequestedPause; answer: FormRefusal | undefined }

/** The consequences of the pause, one sentence each: it cannot be undone. */
function useConsequences({ days, until }: RequestedPause): string[] {
  const t = useTranslations("limits")
  const formats = useFormats()
  return [
    t("ask.begins"),
    until === null
      ? t("ask.never")
      : t(days >= contract.longExclusionDays ? "ask.untilReturn" : "ask.until", {
          until: formats.dateTime(until),
        }),
    t("ask.nothing"),
    days < 0 ? t("ask.noLogIn") : t("ask.money"),
    t("irrevocable"),
  ]
}

function WithdrawHint({ balance }: Pick<RequestedPause, "balance">) {
  const t = useTranslations("limits")
  const formats = useFormats()
  const to = useTo()
  return (
    <Notice tone="danger">
      <p>{t("ask.balance", { balance: formats.euros(balance) })}</p>
      <LinkButton size="small" href={to("withdrawals")} className="mt-2">
        {t("ask.withdrawFirst")}
      </LinkButton>
    </Notice>
  )
}

/** The second step: the question, its consequences, and the confirmation. */
export function ConfirmPause({ pause, answer }: ConfirmPauseProps) {
  const t = useTranslations("limits")
  const to = useTo()
  const { type, days, balance } = pause
  const isBreak = type === "TAKE_A_BREAK"
  const consequences = useConsequences(pause)
  const heading = useRef<HTMLHeadingElement>(null)
  const isSent = useNavigation().formMethod === "POST"
  // The pressed button is gone; the focus moves to the question.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" aria-labelledby="question" className="frame-brass p-6 sm:p-8">
      <h2 id="question" ref={heading} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
        {days < 0 ? t("ask.forEver") : t(isBreak ? "ask.break" : "ask.exclusion", { days })}
      </h2>
      <ul className="my-5 grid list-disc gap-2 pl-5 marker:text-brass">
        {consequences.map((sentence) => (
          <li key={sentence} className="text-pretty">
            {sentence}
          </li>
        ))}
      </ul>
      {days < 0 && balance > 0 && <WithdrawHint balance={balance} />}
      <Form method="post" replace className="relative z-10 mt-5 grid gap-4">
        <RefusalMessage answer={answer} isOutside />
        <input type="hidden" name="type" value={type} />
        <input type="hidden" name="days" value={days} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            kind={isBreak ? "primary" : "danger"}
            pending={isSent}
            pendingLabel={t("ask.sending")}
          >
            {t(isBreak ? "ask.confirmBreak" : "ask.confirmExclusion")}
          </Button>
          <LinkButton href={to("limits")}>{t("ask.back")}</LinkButton>
        </div>
      </Form>
    </Card>
  )
}
