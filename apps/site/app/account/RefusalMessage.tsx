import { Button, Notice } from "@elite/ui"
import { useEffect, useState } from "react"
import { useNavigation } from "react-router"
import { findRefusal } from "../api.ts"
import { hasNoToast } from "../apiErrorPolicy.ts"
import { useTranslations } from "../i18n.tsx"
import { useRefusal } from "../shell/toasts.tsx"

/** React Router forgets it when the page is read again, which happens as soon as the connection is back. */
function useWasNotSent(answer: unknown): boolean {
  const isSending = useNavigation().formMethod === "POST"
  const [isUnsent, setUnsent] = useState(false)
  const status = findRefusal(answer)?.status
  useEffect(() => {
    if (isSending) setUnsent(false)
    else if (answer !== undefined) setUnsent(status === 0)
  }, [isSending, answer, status])
  return isUnsent
}

/** `isMoney` adds that no money moves twice; `isOutside` is for a form without input whose button is elsewhere. */
export function RefusalMessage({
  answer,
  isMoney = false,
  isOutside = false,
}: {
  answer: unknown
  isMoney?: boolean
  isOutside?: boolean
}) {
  const t = useTranslations("shell")
  const { refusal, isToast } = useRefusal(answer)
  const isUnsent = useWasNotSent(answer)
  if (isUnsent)
    return (
      <Notice tone="danger" live>
        <p>{t(isMoney ? "notSentMoney" : isOutside ? "notSentPressed" : "notSent")}</p>
        {!isOutside && (
          <Button type="submit" size="small" className="mt-2">
            {t("sendAgain")}
          </Button>
        )}
      </Notice>
    )
  if (!refusal?.description || Object.keys(refusal.fields).length > 0) return null
  return (
    <Notice tone="danger" live={hasNoToast(refusal)} className={isToast ? "invisible" : ""}>
      <p>{refusal.description}</p>
      {refusal.id && (
        <p className="mt-1 text-muted text-sm">
          {t.rich("failure", { id: () => <code className="select-all break-all">{refusal.id}</code> })}
        </p>
      )}
    </Notice>
  )
}
