import { consent } from "@elite/contract"
import { Button, Card, CardHeader, TextField } from "@elite/ui"
import { useState } from "react"
import { useTranslations } from "../i18n.tsx"

/** How long the browser remembers the referrer, with consent. */
const days = String(consent.trackingSeconds / (24 * 3_600))

/** The player's link: a click selects it, a button copies it; without scripts it can be selected. */
export function LinkCard({ link }: { link: string }) {
  const t = useTranslations("referrals")
  const [copyResult, setCopyResult] = useState<"copied" | "failed" | null>(null)
  const copy = () => {
    navigator.clipboard.writeText(link).then(
      () => setCopyResult("copied"),
      () => setCopyResult("failed"),
    )
  }
  return (
    <Card as="section" className="grid gap-3">
      <CardHeader title={t("link.title")} />
      <TextField
        label={t("link.label")}
        description={t("link.hint")}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        end={
          <Button size="small" onClick={copy} className="noscript:hidden">
            {t("link.copy")}
          </Button>
        }
      />
      <p role="status" className="text-sm empty:hidden">
        {copyResult && t(`link.${copyResult}`)}
      </p>
      <p className="text-pretty text-muted text-sm">{t("link.note", { days })}</p>
    </Card>
  )
}
