import { Button, LinkButton, Notice } from "@elite/ui"
import type { Refusal } from "../api.ts"
import { useTo } from "../language.ts"
import { useTranslations } from "../speech.tsx"
import { isPassing } from "./useIntroduction.ts"

type Why = Refusal["refusal"]

/** Where something can be done about a refusal, if anywhere. */
function useWayOn({ name }: Why): { href: string; label: string } | null {
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

/** Why a player sees the odds and cannot bet, and what they can do about it; what is only busy is asked again by itself. */
export function MayNotBet({ refusal, onTryAgain }: { refusal: Why; onTryAgain: () => void }) {
  const t = useTranslations("sportsbook")
  const way = useWayOn(refusal)
  const isOurs = isPassing(refusal)
  return (
    <Notice tone="danger" live>
      {refusal.description && <p>{refusal.description}</p>}
      {isOurs && <p>{t("askedAgain")}</p>}
      {!isOurs && (
        <div className="mt-3 flex flex-wrap gap-3">
          {way && (
            <LinkButton size="small" kind="primary" href={way.href}>
              {way.label}
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

/** What a visitor can do besides looking. */
export function LogInToBet() {
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
