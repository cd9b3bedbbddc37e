import { TextField } from "@elite/ui"
import type { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"

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
