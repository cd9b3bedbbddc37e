import { classes, PasswordField } from "@elite/ui"
import { useState } from "react"
import { useTranslations } from "../i18n.tsx"
import { computePasswordStrength, type PasswordStrength } from "./passwordStrength.ts"
import type { FieldProps } from "./useFieldProblems.ts"

const strengthColours: Record<PasswordStrength, string> = {
  0: "bg-edge",
  1: "bg-coral",
  2: "bg-brass",
  3: "bg-emerald",
  4: "bg-emerald",
}

/** A new password with a strength meter: four bars and a word, announced when it changes. */
export function NewPasswordField(field: Omit<FieldProps, "name"> & { name: string }) {
  const t = useTranslations("password")
  const [strength, setStrength] = useState<PasswordStrength | null>(null)
  return (
    <div className="grid gap-2">
      <PasswordField
        {...field}
        autoComplete="new-password"
        showLabel={t("showPassword")}
        description={t("hint")}
        maxLength={256}
        onChange={({ currentTarget: { value, form } }) => {
          const formData = new FormData(form ?? undefined)
          const known = ["email", "username"].map((name) => String(formData.get(name) ?? ""))
          setStrength(value === "" ? null : computePasswordStrength(value, known))
        }}
      />
      <div className="flex h-5 items-center gap-3 text-sm" aria-hidden={strength === null}>
        <span className="grid flex-1 grid-cols-4 gap-1.5" aria-hidden="true">
          {([1, 2, 3, 4] as const).map((bar) => (
            <span
              key={bar}
              className={classes(
                "h-1.5 rounded-full",
                strength !== null && bar <= strength ? strengthColours[strength] : "bg-line",
              )}
            />
          ))}
        </span>
        <span role="status" className="min-w-16 text-right text-muted">
          {strength !== null && (
            <>
              <span className="sr-only">{t("strengthLabel")} </span>
              {t(`strength.${strength}`)}
            </>
          )}
        </span>
      </div>
    </div>
  )
}
