import { useTranslations } from "../i18n.tsx"
import { PauseForm } from "./PauseForm.tsx"
import { PauseHeading } from "./PauseHeading.tsx"

const labelKeysByDays = { 1: "day", 7: "week", 30: "month", 180: "halfYear", [-1]: "forEver" } as const
const usualDays = 180

export function ExclusionSection({ days }: { days: readonly number[] }) {
  const t = useTranslations("limits")
  const choices = days.map((each) => ({
    days: each,
    label: t(`exclusionDays.${labelKeysByDays[each as keyof typeof labelKeysByDays]}`),
  }))
  return (
    <section aria-labelledby="exclusion">
      <PauseHeading id="exclusion">{t("exclusionTitle")}</PauseHeading>
      <PauseForm
        type="SELF_EXCLUSION"
        choices={choices}
        usual={usualDays}
        submit={t("exclusionAction")}
        kind="danger"
      />
    </section>
  )
}
