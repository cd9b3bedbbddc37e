import { TextField } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { invitationKnownField } from "./invitation.ts"
import { useInvitation } from "./useInvitation.ts"

type InvitationFieldProps = {
  field: { name: string; label: string; error: string | undefined; defaultValue?: string }
  /** The code from the address of the page. */
  offered: string | null
}

/** The invitation code: filled in where it is known; the player may change or clear it. */
export function InvitationField({ field, offered }: InvitationFieldProps) {
  const t = useTranslations("signup")
  const { code, isKnown } = useInvitation(offered)
  return (
    <>
      <TextField
        key={code}
        defaultValue={code}
        {...field}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={499}
        description={t("hints.referralCode")}
      />
      {isKnown && <input type="hidden" name={invitationKnownField} value="yes" />}
    </>
  )
}
