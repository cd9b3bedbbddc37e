import { Dialog } from "@elite/ui"
import { nothingAllowed } from "../consent.ts"
import { useTranslations } from "../i18n.tsx"
import { ChoicesForm } from "./ChoicesForm.tsx"

/** The choice by category in a dialog, nothing ticked in advance. It is loaded on demand. */
export default function ChoicesDialog({
  next,
  onClose,
  onSend,
}: {
  next: string
  onClose: () => void
  onSend: () => void
}) {
  const t = useTranslations("consent")
  return (
    <Dialog open onClose={onClose} title={t("title")} closeLabel={t("close")} size="medium" look="sheet">
      <p className="text-pretty text-muted">{t("lead")}</p>
      <ChoicesForm allowed={nothingAllowed} next={next} onSend={onSend} />
    </Dialog>
  )
}
