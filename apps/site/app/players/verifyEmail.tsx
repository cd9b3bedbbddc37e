import { players } from "@elite/contract"
import { href } from "@elite/paths"
import { Notice } from "@elite/ui"
import { redirect } from "react-router"
import { useTranslations } from "use-intl"
import { EntryPage } from "../account/EntryPage.tsx"
import { useReadOnReturn } from "../account/useReadOnReturn.ts"
import { ApiProblem, refusalIn, refused } from "../api.ts"
import { pageUrl } from "../pageUrl.ts"
import { textIn } from "../sessions/formText.ts"
import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/verifyEmail"
import { ConfirmWithToken } from "./ConfirmWithToken.tsx"
import { ResendLink } from "./ResendLink.tsx"

/** What stands between now and playing once the address is confirmed: for a player the identity, else logging in. */
async function toNextStep(context: Route.ActionArgs["context"], text: string): Promise<Response> {
  const api = apiOf(context)
  api.notice({ kind: "success", text })
  const player = await api.player()
  const kyc = href("kyc", api.language)
  if (player) return redirect(player.kycStatus === "accepted" ? href("deposits", api.language) : kyc)
  return redirect(`${href("login", api.language)}?next=${encodeURIComponent(kyc)}`)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const player = await api.player()
  if (player?.isEmailVerified) {
    const { language } = api
    throw redirect(href(player.kycStatus === "accepted" ? "profile" : "kyc", language))
  }
  return {
    words: speak(request, ["account", "login"]),
    token: pageUrl(request.url).searchParams.get("token"),
    email: player?.email ?? null,
  }
}

/** With a token: confirms the address. Without: sends a new link, to the player's own address or to the one written. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = apiOf(context)
  const form = await request.formData()
  const token = textIn(form, "token")
  try {
    if (token) {
      const { message } = await api.ask(players.verifyEmail, { token })
      throw await toNextStep(context, message)
    }
    const email = textIn(form, "email")
    const { message } = await api.ask(players.refreshEmailToken, email ? { email } : {})
    return { sent: message }
  } catch (problem) {
    if (!token && problem instanceof ApiProblem && problem.is("EmailAlreadyVerifiedErrorType"))
      throw await toNextStep(context, problem.message)
    return { ...refused(problem), isToken: token !== "" }
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.words.login.verify.title} — Elite` },
  { name: "robots", content: "noindex" },
]

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("login")
  const { token, email } = loaderData
  const refusal = refusalIn(actionData)
  const isTokenRefused = Boolean(refusal && actionData && "isToken" in actionData && actionData.isToken)
  const sent = actionData && "sent" in actionData ? actionData.sent : null
  useReadOnReturn(email !== null)

  if (token && !isTokenRefused && sent === null && !refusal) return <ConfirmWithToken token={token} />
  const title = isTokenRefused ? t("verify.failedTitle") : email ? t("verify.checkTitle") : t("verify.title")
  return (
    <EntryPage title={title}>
      <div className="grid gap-5">
        {isTokenRefused && (
          <p role="alert" className="text-muted">
            {t("verify.failedText")}
          </p>
        )}
        {!isTokenRefused && email && (
          <p className="text-muted">
            {t.rich("verify.sentTo", {
              email,
              strong: (text) => <strong className="break-words text-ivory">{text}</strong>,
            })}
          </p>
        )}
        {!isTokenRefused && <p className="text-muted">{t("verify.noLink")}</p>}
        {sent && (
          <Notice tone="success" live>
            {sent}
          </Notice>
        )}
        {refusal && !isTokenRefused && Object.keys(refusal.fields).length === 0 && (
          <Notice tone="danger" live>
            {refusal.description}
          </Notice>
        )}
        <ResendLink
          hasAddress={email !== null}
          answer={sent === null ? null : actionData}
          error={refusal?.fields.email}
        />
      </div>
    </EntryPage>
  )
}
