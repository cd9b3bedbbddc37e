import { limits as contract } from "@elite/contract"
import { AmountField, Button, Card, CardHeader, ProgressBar } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { useAmountFormat } from "../account/useAmountFormat.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { type LimitKind, type LimitPeriod, limitPeriods, type OwnLimits, toLimitName } from "./ownLimits.ts"
import { PendingLimitRequests } from "./PendingRequests.tsx"

type Limit = OwnLimits[contract.OwnLimit]

function LimitUsage({ limit: { limit, usedLimit, resetsAt } }: { limit: Limit }) {
  const t = useTranslations("ownLimits")
  const formats = useFormats()
  const used = formats.euros(usedLimit)
  return (
    <div className="grid gap-1.5 text-sm">
      <p>
        {limit === null ? t("unlimited", { used }) : t("used", { used, limit: formats.euros(limit) })}
        <span className="text-muted"> · {t("resets", { at: formats.dateTime(resetsAt) })}</span>
      </p>
      {limit !== null && (
        <ProgressBar value={usedLimit / limit} tone={usedLimit >= limit ? "coral" : "brass"} />
      )}
    </div>
  )
}

type LimitFieldProps = {
  kind: LimitKind
  period: LimitPeriod
  limit: Limit
  form: ReturnType<typeof useForm>
}

/** One limit: usage, a field for a new value, and a button that removes it. */
function LimitField({ kind, period, limit, form: { written, problems } }: LimitFieldProps) {
  const t = useTranslations("ownLimits")
  const amounts = useAmountFormat()
  const name = toLimitName(kind, period)
  return (
    <fieldset className="grid content-start gap-3 max-lg:border-line max-lg:border-b max-lg:pb-5 max-lg:last-of-type:border-b-0 max-lg:last-of-type:pb-0">
      <legend className="float-left font-semibold">{t(`periods.${period}`)}</legend>
      <LimitUsage limit={limit} />
      <div className="grid justify-items-start gap-3">
        <AmountField
          {...amounts}
          label={t(`newLimit.${period}`)}
          name={name}
          defaultText={written[`${name}.written`]}
          error={problems[name]}
          className="w-full"
        />
        {limit.limit !== null && !limit.pending && (
          <Button
            type="submit"
            name="reset"
            value={contract.limitTypes[name]}
            formNoValidate
            size="small"
            aria-label={t("removeNamed", { period: t(`periods.${period}`) })}
          >
            {t("remove")}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

type OwnLimitsCardProps = {
  kind: LimitKind
  limits: OwnLimits
  cooldownHours: number
  nowMs: number
  answer: FormRefusal | undefined
}

/** The three limits of one kind. An empty field or 0 leaves a limit as it is. */
export function OwnLimitsCard({ kind, limits, cooldownHours, nowMs, answer }: OwnLimitsCardProps) {
  const t = useTranslations("ownLimits")
  const form = useForm(answer)
  const { formData } = useNavigation()
  const isSent = formData?.get("what") === "own" && formData.get("kind") === kind
  return (
    <Card as="section" aria-labelledby={`limits-${kind}`}>
      <CardHeader id={`limits-${kind}`} title={t(`groups.${kind}`)} />
      <p className="mb-5 text-pretty text-muted">{t(`texts.${kind}`)}</p>
      <PendingLimitRequests kind={kind} limits={limits} nowMs={nowMs} />
      <Form method="post" noValidate preventScrollReset ref={form.form} className="grid gap-5">
        <RefusalMessage answer={answer} />
        {/* Enter presses the first submit button of a form. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="what" value="own" />
        <input type="hidden" name="kind" value={kind} />
        <div className="grid gap-5 lg:grid-cols-3">
          {limitPeriods.map((period) => {
            const limit = limits[toLimitName(kind, period)]
            // The key remounts the field once its value is in force or pending, so that the input is cleared.
            const stateKey = `${period} ${limit.limit} ${limit.pending?.requestId}`
            return <LimitField key={stateKey} kind={kind} period={period} limit={limit} form={form} />
          })}
        </div>
        <p className="text-pretty text-muted text-sm">{t("hint", { hours: String(cooldownHours) })}</p>
        <Button type="submit" className="justify-self-start" pending={isSent} pendingLabel={t("saving")}>
          {t("save")}
        </Button>
      </Form>
    </Card>
  )
}
