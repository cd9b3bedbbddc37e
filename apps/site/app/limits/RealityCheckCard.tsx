import { limits as contract } from "@elite/contract"
import { Button, Card, CardHeader, SelectField } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { RealityCheckFigures, type ShownRealityCheck } from "./RealityCheckFigures.tsx"

const offeredMinutes = contract.realityCheckMinutes

/** A due reality check: figures since the last one, and the button that continues. */
function DueRealityCheck({ shown }: { shown: ShownRealityCheck }) {
  const t = useTranslations("realityCheck")
  const { formData } = useNavigation()
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
      <input type="hidden" name="what" value="check" />
      <input type="hidden" name="kind" value="check" />
      <RealityCheckFigures {...shown} />
      <Button
        type="submit"
        name="answer"
        value="continue"
        kind="primary"
        className="justify-self-start"
        pending={formData?.get("answer") === "continue"}
        pendingLabel={t("sending")}
      >
        {t("continue")}
      </Button>
    </Form>
  )
}

type RealityCheckSettingProps = { check: contract.RealityCheck | null; answer: FormRefusal | undefined }

function RealityCheckSetting({ check, answer }: RealityCheckSettingProps) {
  const t = useTranslations("realityCheck")
  const formats = useFormats()
  const form = useForm(answer)
  const { formData } = useNavigation()
  const isSent = formData?.get("what") === "check"
  return (
    <Form
      method="post"
      preventScrollReset
      ref={form.form}
      key={check?.minutes ?? 0}
      className="flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name="what" value="check" />
      <input type="hidden" name="kind" value="check" />
      {check && <p className="w-full">{t("next", { at: formats.time(check.dueAt) })}</p>}
      <SelectField
        label={t("every")}
        name="minutes"
        defaultValue={form.written.minutes ?? String(check?.minutes ?? 0)}
        choices={[
          { value: "0", label: t("choices.off") },
          ...offeredMinutes.map((minutes) => ({ value: String(minutes), label: t(`choices.m${minutes}`) })),
        ]}
        className="min-w-40 flex-1"
      />
      <Button type="submit" className="min-h-12 max-s:w-full" pending={isSent} pendingLabel={t("saving")}>
        {t("save")}
      </Button>
    </Form>
  )
}

type RealityCheckCardProps = RealityCheckSettingProps & { due: ShownRealityCheck | null }

/** How often the player gets a reality check; or its figures when one is due. */
export function RealityCheckCard({ check, due, answer }: RealityCheckCardProps) {
  const t = useTranslations("realityCheck")
  return (
    <Card as="section" aria-labelledby="reality-check">
      <CardHeader id="reality-check" title={t(due ? "dueTitle" : "title")} />
      <RefusalMessage answer={answer} />
      {!due && <p className="mb-4 text-pretty text-muted">{t("text")}</p>}
      {due ? <DueRealityCheck shown={due} /> : <RealityCheckSetting check={check} answer={answer} />}
    </Card>
  )
}
