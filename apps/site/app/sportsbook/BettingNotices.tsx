import { Button, LinkButton, Notice } from "@elite/ui"
import type { Refusal } from "../api.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { isTransientRefusal } from "./useFrameSession.ts"

type RefusalDetails = Refusal["refusal"]

/** The page that resolves a refusal, if any. */
function useRemedyLink({ name }: RefusalDetails): { href: string; label: string } | null {
  const play = useTranslations("play")
  const to = useTo()
  switch (name) {
    case "KycNotDoneErrorType":
      return { href: to("kyc"), label: play("kycAction") }
    case "EmailNotVerifiedErrorType":
      return { href: to("verifyEmail"), label: play("emailAction") }
    default:
      return null
  }
}

/** Why a player sees the odds but cannot bet, and what they can do. Transient refusals are retried automatically. */
export function BettingRefusal({ refusal, onTryAgain }: { refusal: RefusalDetails; onTryAgain: () => void }) {
  const t = useTranslations("sportsbook")
  const remedy = useRemedyLink(refusal)
  const isOurs = isTransientRefusal(refusal)
  return (
    <Notice tone="danger" live>
      {refusal.description && <p>{refusal.description}</p>}
      {isOurs && <p>{t("askedAgain")}</p>}
      {!isOurs && (
        <div className="mt-3 flex flex-wrap gap-3">
          {remedy && (
            <LinkButton size="small" kind="primary" href={remedy.href}>
              {remedy.label}
            </LinkButton>
          )}
          <Button size="small" onClick={onTryAgain}>
            {t("retry")}
          </Button>
        </div>
      )}
    </Notice>
  )
}

export function LogInToBetNotice() {
  const t = useTranslations("sportsbook")
  const play = useTranslations("play")
  const to = useTo()
  return (
    <Notice tone="info">
      <p>{t("logIn")}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <LinkButton
          size="small"
          kind="primary"
          href={`${to("login")}?next=${encodeURIComponent(to("sportsBook"))}`}
        >
          {play("logIn")}
        </LinkButton>
        <LinkButton size="small" href={to("signup")}>
          {play("signUp")}
        </LinkButton>
      </div>
    </Notice>
  )
}
