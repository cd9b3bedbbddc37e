import { useTranslations } from "../i18n.tsx"
import { PauseForm } from "./PauseForm.tsx"
import { PauseHeading } from "./PauseHeading.tsx"

const defaultDays = 7

/** Renders nothing where a longer pause is in force. */
export function BreakSection({ days }: { days: readonly number[] }) {
  const t = useTranslations("limits")
  if (days.length === 0) return null
  return (
    <section aria-labelledby="break">
      <PauseHeading id="break">{t("breakTitle")}</PauseHeading>
      <PauseForm
        type="TAKE_A_BREAK"
        choices={days.map((each) => ({ days: each, label: t("breakDays", { days: each }) }))}
        usual={defaultDays}
        submit={t("breakAction")}
      />
    </section>
  )
}
