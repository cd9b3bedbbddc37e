import { Card, EmptyState, LinkButton } from "@elite/ui"
import { useTo } from "../language.ts"
import { useTranslations } from "../speech.tsx"

/** What still stands between a player and money that moves. */
export type Lock = "email" | "none" | "inProgress" | "declined"

/** What must happen before a deposit, as one sentence and one button. */
export function Locked({ lock }: { lock: Lock }) {
  const t = useTranslations("deposit")
  const to = useTo()
  const [kind, page] =
    lock === "email"
      ? (["lockedEmail", "verifyEmail"] as const)
      : lock === "inProgress"
        ? (["lockedProgress", "userVerification"] as const)
        : (["lockedIdentity", "kyc"] as const)
  return (
    <Card>
      <EmptyState
        title={t(`${kind}Title`)}
        action={
          <LinkButton kind="primary" href={to(page)}>
            {t(`${kind}Action`)}
          </LinkButton>
        }
      >
        {t(`${kind}Text`)}
      </EmptyState>
    </Card>
  )
}

/** The same before a withdrawal. */
export function LockedWithdrawal({ lock }: { lock: Lock }) {
  const t = useTranslations("withdraw")
  const shell = useTranslations("shell")
  const to = useTo()
  return (
    <Card>
      <EmptyState
        title={t("lockedTitle")}
        action={
          <LinkButton kind="primary" href={to(lock === "inProgress" ? "userVerification" : "kyc")}>
            {shell("verifyIdentityAction")}
          </LinkButton>
        }
      >
        {t("lockedText")}
      </EmptyState>
    </Card>
  )
}
