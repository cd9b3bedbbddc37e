import { Notice } from "@elite/ui"
import { EntryPage } from "../account/EntryPage.tsx"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { useRevalidateOnReturn } from "../account/useRevalidateOnReturn.ts"
import { findRefusal } from "../api.ts"
import { submittedValues } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { page } from "../page.ts"
import type { Route } from "./+types/verifyEmail"
import { ConfirmWithToken } from "./ConfirmWithToken.tsx"
import { MailBounced } from "./MailBounced.tsx"
import { ResendLink } from "./ResendLink.tsx"

export { action, loader } from "./verifyEmail.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.login.verify.title })

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("login")
  const { token, email, mailReturnedAt } = loaderData
  const refusal = findRefusal(actionData)
  const isTokenRefused = Boolean(refusal && actionData && "isToken" in actionData && actionData.isToken)
  const sent = actionData && "sent" in actionData ? actionData.sent : null
  useRevalidateOnReturn(email !== null)

  const isJudged = refusal !== null && refusal.status !== 0
  if (token && sent === null && !isJudged) return <ConfirmWithToken token={token} answer={actionData} />
  // Mail to this address bounces, so waiting for the link is pointless.
  const returned = email && mailReturnedAt && !isTokenRefused ? { email, mailReturnedAt } : null
  const sentTo = returned ? null : email
  const title = isTokenRefused ? t("verify.failedTitle") : sentTo ? t("verify.checkTitle") : t("verify.title")
  return (
    <EntryPage title={title}>
      <div className="grid gap-5">
        {isTokenRefused && (
          <p role="alert" className="text-muted">
            {t("verify.failedText")}
          </p>
        )}
        {returned && <MailBounced person={returned} />}
        {!isTokenRefused && sentTo && (
          <p className="text-muted">
            {t.rich("verify.sentTo", {
              email: sentTo,
              strong: (text) => <strong className="break-words text-ivory">{text}</strong>,
            })}
          </p>
        )}
        {!isTokenRefused && !returned && <p className="text-muted">{t("verify.noLink")}</p>}
        {sent && (
          <Notice tone="success" live>
            {sent}
          </Notice>
        )}
        {!isTokenRefused && <RefusalMessage answer={actionData} isOutside />}
        {!returned && (
          <ResendLink
            hasAddress={email !== null}
            answer={sent === null ? null : actionData}
            error={refusal?.fields.email}
            written={submittedValues(actionData).email}
          />
        )}
      </div>
    </EntryPage>
  )
}
