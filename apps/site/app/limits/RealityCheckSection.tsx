import { limits as contract } from "@elite/contract"
import { Button, Card, CardHeader, SegmentedControl } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { PauseHeading } from "./PauseHeading.tsx"
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
      className="flex flex-wrap items-end gap-2.5"
    >
      <input type="hidden" name="what" value="check" />
      <input type="hidden" name="kind" value="check" />
      <SegmentedControl
        label={t("every")}
        labelHidden
        name="minutes"
        defaultValue={form.written.minutes ?? String(check?.minutes ?? 0)}
        choices={[
          { value: "0", label: t("short.off") },
          ...offeredMinutes.map((minutes) => ({ value: String(minutes), label: t(`short.m${minutes}`) })),
        ]}
        className="min-w-60 flex-1"
      />
      <Button type="submit" className="min-h-12" pending={isSent} pendingLabel={t("saving")}>
        {t("save")}
      </Button>
      {check && <p className="w-full text-muted text-sm">{t("next", { at: formats.time(check.dueAt) })}</p>}
    </Form>
  )
}

/** How often the player gets a reality check. */
export function RealityCheckSection({ check, answer }: RealityCheckSettingProps) {
  const t = useTranslations("realityCheck")
  return (
    <section aria-labelledby="reality-check">
      <PauseHeading id="reality-check">{t("title")}</PauseHeading>
      <RefusalMessage answer={answer} />
      <RealityCheckSetting check={check} answer={answer} />
    </section>
  )
}

export function DueRealityCheckCard({
  due,
  answer,
}: {
  due: ShownRealityCheck
  answer: FormRefusal | undefined
}) {
  const t = useTranslations("realityCheck")
  return (
    <Card as="section" aria-labelledby="reality-check">
      <CardHeader id="reality-check" title={t("dueTitle")} />
      <RefusalMessage answer={answer} />
      <DueRealityCheck shown={due} />
    </Card>
  )
}
