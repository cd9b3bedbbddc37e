import { Card, CardHeader } from "@elite/ui"
import { type Exclusion, RestrictedActions, RestrictedText } from "../account/Restricted.tsx"
import { useTranslations } from "../speech.tsx"

/** What keeps the player from playing now, until when, and what stays open to them. */
export function HeldCard({ exclusion }: { exclusion: Exclusion }) {
  const t = useTranslations("limits")
  return (
    <Card as="section" tone="azure" aria-labelledby="held">
      <CardHeader id="held" title={t("nowTitle")} />
      <RestrictedText exclusion={exclusion} />
      {exclusion.until !== null && <p className="mt-3">{t("longerOnly")}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <RestrictedActions exclusion={exclusion} />
      </div>
    </Card>
  )
}
