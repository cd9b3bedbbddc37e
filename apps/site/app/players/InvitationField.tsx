import { TextField } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { invitationKnownField } from "./invitation.ts"
import { useInvitation } from "./useInvitation.ts"

type InvitationFieldProps = {
  field: { name: string; label: string; error: string | undefined; defaultValue?: string }
  /** The code that the address of the page brought along. */
  offered: string | null
}

/** By whom somebody was invited: filled in where it is known, theirs to change or to leave empty. */
export function InvitationField({ field, offered }: InvitationFieldProps) {
  const t = useTranslations("signup")
  const { code, isSaid } = useInvitation(offered)
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
      {isSaid && <input type="hidden" name={invitationKnownField} value="yes" />}
    </>
  )
}
