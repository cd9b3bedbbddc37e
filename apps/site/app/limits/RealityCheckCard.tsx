import { limits as contract } from "@elite/contract"
import { Button, Card, CardHeader, SelectField } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { Refused } from "../account/Refused.tsx"
import type { FormAnswer } from "../form/answer.ts"
import { useForm } from "../form/useForm.ts"
import { useFormats } from "../language.ts"
import { useTranslations } from "../speech.tsx"
import { CheckFigures, type CheckShown } from "./CheckFigures.tsx"

const offered = contract.realityCheckMinutes

/** One that waits: what was played since the last, and the way to go on. */
function Due({ shown }: { shown: CheckShown }) {
  const t = useTranslations("realityCheck")
  const { formData } = useNavigation()
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
      <input type="hidden" name="what" value="check" />
      <input type="hidden" name="kind" value="check" />
      <CheckFigures {...shown} />
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

type SettingProps = { check: contract.RealityCheck | null; answer: FormAnswer | undefined }

function Setting({ check, answer }: SettingProps) {
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
          ...offered.map((minutes) => ({ value: String(minutes), label: t(`choices.m${minutes}`) })),
        ]}
        className="min-w-40 flex-1"
      />
      <Button type="submit" className="min-h-12 max-s:w-full" pending={isSent} pendingLabel={t("saving")}>
        {t("save")}
      </Button>
    </Form>
  )
}

type RealityCheckCardProps = SettingProps & { due: CheckShown | null }

/** How often a player wants to be shown what they have played; or, when one is due, what it shows. */
export function RealityCheckCard({ check, due, answer }: RealityCheckCardProps) {
  const t = useTranslations("realityCheck")
  return (
    <Card as="section" aria-labelledby="reality-check">
      <CardHeader id="reality-check" title={t(due ? "dueTitle" : "title")} />
      <Refused answer={answer} />
      {!due && <p className="mb-4 text-pretty text-muted">{t("text")}</p>}
      {due ? <Due shown={due} /> : <Setting check={check} answer={answer} />}
    </Card>
  )
}
