import { Notice } from "@elite/ui"
import { EntryPage } from "../account/EntryPage.tsx"
import { Refused } from "../account/Refused.tsx"
import { useReadOnReturn } from "../account/useReadOnReturn.ts"
import { refusalIn } from "../api.ts"
import { writtenOf } from "../form/answer.ts"
import { page } from "../page.ts"
import { useTranslations } from "../speech.tsx"
import type { Route } from "./+types/verifyEmail"
import { ConfirmWithToken } from "./ConfirmWithToken.tsx"
import { MailReturned } from "./MailReturned.tsx"
import { ResendLink } from "./ResendLink.tsx"

export { action, loader } from "./verifyEmail.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.login.verify.title })

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("login")
  const { token, email, mailReturnedAt } = loaderData
  const refusal = refusalIn(actionData)
  const isTokenRefused = Boolean(refusal && actionData && "isToken" in actionData && actionData.isToken)
  const sent = actionData && "sent" in actionData ? actionData.sent : null
  useReadOnReturn(email !== null)

  const isJudged = refusal !== null && refusal.status !== 0
  if (token && sent === null && !isJudged) return <ConfirmWithToken token={token} answer={actionData} />
  // What is sent there is not to be waited for.
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
        {returned && <MailReturned person={returned} />}
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
        {!isTokenRefused && <Refused answer={actionData} isOutside />}
        {!returned && (
          <ResendLink
            hasAddress={email !== null}
            answer={sent === null ? null : actionData}
            error={refusal?.fields.email}
            written={writtenOf(actionData).email}
          />
        )}
      </div>
    </EntryPage>
  )
}
