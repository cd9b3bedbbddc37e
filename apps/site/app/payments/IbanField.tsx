import { Icon, TextField, useKeepTypedBeforeHydration } from "@elite/ui"
import type { ChangeEvent } from "react"
import { useTranslations } from "../i18n.tsx"
import { formatIban, isIban } from "./iban.ts"

type IbanFieldProps = {
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** An IBAN in groups of four, with a tick once its check digits are valid, unless the server refused it. */
export function IbanField({ value, onChange, error }: IbanFieldProps) {
  const t = useTranslations("withdraw")
  const isGood = error === undefined && isIban(value)
  const write = ({ currentTarget: { value: next, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
    // Editing in the middle keeps the cursor; the groups are formatted on blur.
    const isAtEnd = selectionStart === next.length
    onChange(isAtEnd && next.length > value.length ? formatIban(next) : next)
  }
  const input = useKeepTypedBeforeHydration(value, (typed) => onChange(formatIban(typed)))
  return (
    <TextField
      ref={input}
      label={t("iban")}
      name="iban"
      value={value}
      onChange={write}
      onBlur={() => onChange(formatIban(value))}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={42}
      required
      description={t("ibanHint")}
      error={error}
      className="grid-cols-1"
      end={
        <span role="status" className="pr-2">
          {isGood && (
            <>
              <Icon name="check" className="size-5 text-emerald" strokeWidth="2.5" />
              <span className="sr-only">{t("ibanGood")}</span>
            </>
          )}
        </span>
      }
    />
  )
}
