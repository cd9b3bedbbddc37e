import type { limits as contract } from "@elite/contract"
import { AmountField, Button } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { useAmountFormat } from "../account/useAmountFormat.ts"
import { findRefusal } from "../api.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { Disclosure } from "../shell/Disclosure.tsx"

type PendingRaiseRequest = NonNullable<contract.RegulatoryRaise["pending"]>

/** The request for a raise that the authority has to decide, and its cancellation. */
function PendingRaise({ pending }: { pending: PendingRaiseRequest }) {
  const t = useTranslations("limits")
  const formats = useFormats()
  const { formData } = useNavigation()
  const { requestId, limit, requestedAt, earliestAt, isApproved } = pending
  const isSent = formData?.get("what") === "cancel" && formData.get("requestId") === String(requestId)
  const from = formats.dateTime(earliestAt)
  return (
    <div className="grid gap-3 rounded-control border border-azure bg-raised p-4">
      <div className="grid gap-1 text-pretty text-[0.9375rem]">
        <p className="font-semibold">
          {t("raise.pending.asked", { limit: formats.euros(limit), at: formats.dateTime(requestedAt) })}
        </p>
        <p>{isApproved ? t("raise.pending.approved", { from }) : t("raise.pending.waits", { from })}</p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="what" value="cancel" />
        <input type="hidden" name="requestId" value={requestId} />
        <Button type="submit" size="small" pending={isSent} pendingLabel={t("raise.asking")}>
          {t("raise.pending.cancel")}
        </Button>
      </Form>
    </div>
  )
}

/**
 * Requests an amount. If a raise was granted, a lower amount applies immediately; a button restores the statutory
 * limit.
 */
function RaiseRequestForm({
  raise,
  answer,
}: {
  raise: contract.RegulatoryRaise
  answer: FormRefusal | undefined
}) {
  const t = useTranslations("limits")
  const amounts = useAmountFormat()
  const form = useForm(answer)
  const { formData } = useNavigation()
  const isSent = formData?.get("what") === "raise" && !formData.has("giveBack")
  const isGranted = raise.approved !== null
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      ref={form.form}
      className="grid justify-items-start gap-3"
    >
      <input type="hidden" name="what" value="raise" />
      <input type="hidden" name="kind" value="raise" />
      <AmountField
        {...amounts}
        label={t("raise.amount")}
        name="value"
        defaultText={form.written["value.written"]}
        error={form.problems.value}
        description={isGranted ? t("raise.hint") : undefined}
        className="w-full max-w-md"
      />
      <Button type="submit" pending={isSent} pendingLabel={t("raise.asking")}>
        {t(isGranted ? "raise.change" : "raise.ask")}
      </Button>
    </Form>
  )
}

function ReturnToStatutoryLimit({ statutory }: { statutory: number }) {
  const t = useTranslations("limits")
  const formats = useFormats()
  const { formData } = useNavigation()
  return (
    <Form method="post" preventScrollReset className="grid justify-items-start gap-2">
      <input type="hidden" name="what" value="raise" />
      <input type="hidden" name="kind" value="raise" />
      <Button
        type="submit"
        name="giveBack"
        value="yes"
        size="small"
        pending={formData?.get("giveBack") === "yes"}
        pendingLabel={t("raise.asking")}
      >
        {t("raise.giveBack", { limit: formats.shortEuros(statutory) })}
      </Button>
      <p className="text-pretty text-muted text-sm">{t("raise.giveBackText")}</p>
    </Form>
  )
}

type RaiseSectionProps = {
  raise: contract.RegulatoryRaise
  /** The player is barred from playing. */
  isHeld: boolean
  answer: FormRefusal | undefined
}

/** The statutory weekly limit, the raise that the authority granted, and the request for one. */
export function RaiseSection({ raise, isHeld, answer }: RaiseSectionProps) {
  const t = useTranslations("limits")
  const formats = useFormats()
  const { statutory, approved, isOffered, pending } = raise
  return (
    <section aria-labelledby="raise" className="border-line border-t pt-1">
      {pending && (
        <div className="mt-2">
          <PendingRaise pending={pending} />
        </div>
      )}
      <Disclosure
        isOpen={Boolean(findRefusal(answer))}
        summary={
          <h3 id="raise" className="scroll-mt-28 font-sans font-semibold text-sm tracking-normal">
            {t("raise.title")}
          </h3>
        }
      >
        <div className="grid gap-4 pt-2 text-sm">
          <div className="grid gap-3 text-pretty text-muted">
            <p>{t("raise.law", { limit: formats.shortEuros(statutory) })}</p>
            {approved !== null && (
              <p className="text-ivory">{t("raise.holds", { limit: formats.shortEuros(approved) })}</p>
            )}
            <ol className="grid list-decimal gap-1 ps-5">
              <li>{t("raise.steps.register")}</li>
              <li>{t("raise.steps.wait")}</li>
              <li>{t("raise.steps.answer")}</li>
              <li>{t("raise.steps.monthly")}</li>
            </ol>
          </div>
          <RefusalMessage answer={answer} />
          {!pending && isHeld && <p>{t("raise.notNow")}</p>}
          {!pending && !isHeld && !isOffered && <p>{t("raise.suspended")}</p>}
          {((!pending && !isHeld && isOffered) || approved !== null) && (
            <RaiseRequestForm key={`${approved} ${pending?.requestId}`} raise={raise} answer={answer} />
          )}
          {approved !== null && <ReturnToStatutoryLimit statutory={statutory} />}
        </div>
      </Disclosure>
    </section>
  )
}
