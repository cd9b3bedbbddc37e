import { limits as contract } from "@elite/contract"
import { AmountField, Button } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { useAmountFormat } from "../account/useAmountFormat.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { type LimitKind, type LimitPeriod, limitPeriods, type OwnLimits, toLimitName } from "./ownLimits.ts"

type Limit = OwnLimits[contract.OwnLimit]

type LimitFieldProps = {
  kind: LimitKind
  period: LimitPeriod
  limit: Limit
  form: ReturnType<typeof useForm>
}

/** A field for a new value of one limit, and a button that removes it. */
function LimitField({ kind, period, limit, form: { written, problems } }: LimitFieldProps) {
  const t = useTranslations("ownLimits")
  const amounts = useAmountFormat()
  const name = toLimitName(kind, period)
  return (
    <div className="grid justify-items-start gap-2">
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
  )
}

type LimitFormProps = {
  kind: LimitKind
  limits: OwnLimits
  cooldownHours: number
  answer: FormRefusal | undefined
}

/** The three limits of one kind. An empty field or 0 leaves a limit as it is. */
export function LimitForm({ kind, limits, cooldownHours, answer }: LimitFormProps) {
  const t = useTranslations("ownLimits")
  const form = useForm(answer)
  const { formData } = useNavigation()
  const isSent = formData?.get("what") === "own" && formData.get("kind") === kind
  return (
    <Form method="post" noValidate preventScrollReset ref={form.form} className="mt-4 grid gap-4">
      <RefusalMessage answer={answer} />
      {/* Enter presses the first submit button of a form. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="what" value="own" />
      <input type="hidden" name="kind" value={kind} />
      <p className="text-pretty text-muted text-sm">{t(`texts.${kind}`)}</p>
      {limitPeriods.map((period) => {
        const limit = limits[toLimitName(kind, period)]
        // The key remounts the field once its value is in force or pending, so that the input is cleared.
        const stateKey = `${period} ${limit.limit} ${limit.pending?.requestId}`
        return <LimitField key={stateKey} kind={kind} period={period} limit={limit} form={form} />
      })}
      <p className="text-pretty text-muted text-sm">{t("hint", { hours: String(cooldownHours) })}</p>
      <Button type="submit" className="justify-self-start" pending={isSent} pendingLabel={t("saving")}>
        {t("save")}
      </Button>
    </Form>
  )
}
