import { Card, CardHeader } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { PauseForm } from "./PauseForm.tsx"

const defaultDays = 7

/** Renders nothing where a longer pause is in force. */
export function BreakCard({ days }: { days: readonly number[] }) {
  const t = useTranslations("limits")
  if (days.length === 0) return null
  return (
    <Card as="section" aria-labelledby="break">
      <CardHeader id="break" title={t("breakTitle")} />
      <p className="mb-4 text-pretty text-muted">
        {t("breakText")} {t("irrevocable")}
      </p>
      <PauseForm
        type="TAKE_A_BREAK"
        choices={days.map((each) => ({ days: each, label: t("breakDays", { days: each }) }))}
        usual={defaultDays}
        submit={t("breakAction")}
      />
    </Card>
  )
}
