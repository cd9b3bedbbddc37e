import { Card, CardHeader } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { PauseForm } from "./PauseForm.tsx"

const labelKeysByDays = { 1: "day", 7: "week", 30: "month", 180: "halfYear", [-1]: "forEver" } as const
const usualDays = 180

export function ExclusionCard({ days }: { days: readonly number[] }) {
  const t = useTranslations("limits")
  const choices = days.map((each) => ({
    days: each,
    label: t(`exclusionDays.${labelKeysByDays[each as keyof typeof labelKeysByDays]}`),
  }))
  return (
    <Card as="section" aria-labelledby="exclusion">
      <CardHeader id="exclusion" title={t("exclusionTitle")} />
      <p className="mb-4 text-pretty text-muted">
        {t("exclusionText")} {t("irrevocable")}
      </p>
      <PauseForm
        type="SELF_EXCLUSION"
        choices={choices}
        usual={usualDays}
        submit={t("exclusionAction")}
        kind="danger"
      />
    </Card>
  )
}
