import { TextField } from "@elite/ui"
import type { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"

/** The e-mail address of the account whose password was forgotten. */
export function AddressField({ field }: Pick<ReturnType<typeof useForm>, "field">) {
  const t = useTranslations("password")
  return (
    <TextField
      label={t("link.email")}
      {...field("email")}
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={254}
      required
    />
  )
}
