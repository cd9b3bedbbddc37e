import { Card, EmptyState, LinkButton } from "@elite/ui"
import { useTranslations } from "use-intl"
import { useTo } from "../language.ts"

/** What must happen before money can move, as one sentence and one button. */
export function Locked({ lock }: { lock: "email" | "none" | "inProgress" | "declined" }) {
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
