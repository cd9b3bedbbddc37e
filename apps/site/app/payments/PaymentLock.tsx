import { Card, EmptyState, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"

/** Why a player can neither deposit nor withdraw: unconfirmed e-mail, or the state of the identity check. */
export type PaymentLock = "email" | "none" | "inProgress" | "declined"

export function DepositLocked({ lock }: { lock: PaymentLock }) {
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

export function WithdrawalLocked({ lock }: { lock: PaymentLock }) {
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
