import { Anchor, Notice } from "@elite/ui"
import type { Refusal } from "../api.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { useMayDeposit } from "../shell/shellData.ts"

type ErrorName = Refusal["refusal"]["name"]

function useRemedyLink(name: ErrorName, isDemo: boolean): { href: string; label: string } | null {
  const t = useTranslations("crash")
  const to = useTo()
  const mayDeposit = useMayDeposit()
  switch (name) {
    case "InsufficientFundsErrorType":
      return mayDeposit && !isDemo ? { href: to("deposits"), label: t("way.deposit") } : null
    case "KycNotDoneErrorType":
      return { href: to("kyc"), label: t("way.kyc") }
    case "EmailNotVerifiedErrorType":
      return { href: to("verifyEmail"), label: t("way.email") }
    case "OwnLimitReachedErrorType":
    case "SessionTimeOverErrorType":
    case "RealityCheckDueErrorType":
      return { href: to("limits"), label: t("way.limits") }
    default:
      return null
  }
}

export function PanelRefusal({ refusal, isDemo }: Refusal & { isDemo: boolean }) {
  const t = useTranslations("crash")
  const way = useRemedyLink(refusal.name, isDemo)
  return (
    <Notice tone="danger" live>
      <p>{refusal.description || t("failed")}</p>
      {way && (
        <Anchor
          href={way.href}
          className="inline-flex min-h-11 items-center font-semibold text-brass underline underline-offset-4"
        >
          {way.label}
        </Anchor>
      )}
    </Notice>
  )
}
