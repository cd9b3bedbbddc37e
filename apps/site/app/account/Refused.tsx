import { Button, Notice } from "@elite/ui"
import { useEffect, useState } from "react"
import { useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { refusalIn } from "../api.ts"
import { isSilent, useRefusal } from "../shell/toasts.tsx"

/**
 * Whether the form's last sending was not answered. React Router forgets that when the page is read again, which is the
 * first thing that happens when the connection is back: it is remembered until the form is sent again.
 */
function useUnsent(answer: unknown): boolean {
  const isSending = useNavigation().formMethod === "POST"
  const [isUnsent, setUnsent] = useState(false)
  const status = refusalIn(answer)?.status
  useEffect(() => {
    if (isSending) setUnsent(false)
    else if (answer !== undefined) setUnsent(status === 0)
  }, [isSending, answer, status])
  return isUnsent
}

/**
 * The refusal in an action's answer, kept above its form: the toast that also says it is gone after five seconds.
 * Nothing where the fields carry their own sentences. A form that was not sent keeps what was written and can be sent
 * again; `isMoney` adds that this moves no money twice. `isOutside` is for a
 * refusal that stands beside its form, which has the button.
 */
export function Refused({
  answer,
  isMoney = false,
  isOutside = false,
}: {
  answer: unknown
  isMoney?: boolean
  isOutside?: boolean
}) {
  const t = useTranslations("shell")
  const refusal = useRefusal(answer)
  const isUnsent = useUnsent(answer)
  if (isUnsent)
    return (
      <Notice tone="danger" live>
        <p>{t(isMoney ? "notSentMoney" : "notSent")}</p>
        {!isOutside && (
          <Button type="submit" size="small" className="mt-2">
            {t("sendAgain")}
          </Button>
        )}
      </Notice>
    )
  if (!refusal?.description || Object.keys(refusal.fields).length > 0) return null
  return (
    <Notice tone="danger" live={isSilent(refusal)}>
      {refusal.description}
    </Notice>
  )
}
