import { Anchor, Icon } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { type Player, usePlayer } from "./shellData.ts"

const restrictionKey = ({ type, until }: NonNullable<Player["exclusion"]>) =>
  type === "return" && until !== null ? "returnWaits" : type

/** The next step between a player and playing, above every page. */
export function AccountStatusBanner() {
  const t = useTranslations("shell")
  const to = useTo()
  const player = usePlayer()
  const { dateTime } = useFormats()
  if (!player) return null
  const { exclusion } = player
  const step = exclusion
    ? {
        text: t(`restricted.${restrictionKey(exclusion)}`, {
          until: exclusion.until === null ? "" : dateTime(exclusion.until),
        }),
        ...(exclusion.type === "return"
          ? { action: t("limits"), href: to("limits") }
          : { action: t("restrictedAction"), href: to("withdrawals") }),
      }
    : !player.isEmailVerified
      ? { text: t("verifyEmail"), action: t("verifyEmailAction"), href: to("verifyEmail") }
      : player.kycStatus === "inProgress"
        ? { text: t("verificationInProgress"), action: null, href: "" }
        : player.kycStatus !== "accepted"
          ? { text: t("verifyIdentity"), action: t("verifyIdentityAction"), href: to("kyc") }
          : null
  if (!step) return null
  return (
    <div className="flex items-start gap-3 border-line border-b bg-surface px-gutter py-2.5 text-sm">
      <Icon name="info" className="size-5 shrink-0 text-azure" />
      <p>
        {step.text}{" "}
        {step.action && (
          <Anchor
            href={step.href}
            className="inline-block whitespace-nowrap font-semibold text-brass underline underline-offset-4 pointer-coarse:-my-3 pointer-coarse:py-3"
          >
            {step.action}
          </Anchor>
        )}
      </p>
    </div>
  )
}
