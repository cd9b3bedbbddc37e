import { ErrorState, LinkButton } from "@elite/ui"
import { useLocation } from "react-router"
import { useTranslations } from "../i18n.tsx"

export function HistoryUnavailable() {
  const t = useTranslations("history")
  const shell = useTranslations("shell")
  const { pathname, search } = useLocation()
  return (
    <ErrorState
      title={t("failedTitle")}
      action={<LinkButton href={pathname + search}>{shell("tryAgain")}</LinkButton>}
    >
      {t("failedText")}
    </ErrorState>
  )
}
