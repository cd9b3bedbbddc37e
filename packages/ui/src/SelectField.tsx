import type { ComponentProps } from "react"
import { boxClass, Field, type FieldTexts, inputClass, useFieldIds } from "./Field.tsx"
import { Icon } from "./icons.tsx"

export type Choice = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<"select">, "id" | "size" | "multiple"> & {
    choices: readonly Choice[]
    /** Shown until something is chosen; cannot be chosen again. */
    placeholder?: string | undefined
  }

/** The browser's own select, which phones open natively. */
export function SelectField(props: SelectFieldProps) {
  const { label, description, error, labelHidden, choices, placeholder, className, required, ...select } =
    props
  const ids = useFieldIds({ description, error })
  const controlled = select.value !== undefined
  // HTML allows `required` only with an empty option; without one something is always chosen.
  const mayBeEmpty = placeholder !== undefined || choices[0]?.value === ""
  return (
    <Field {...{ label, description, error, labelHidden, ids, className }}>
      <div className={`${boxClass} relative`}>
        <select
          {...select}
          {...(placeholder !== undefined && !controlled ? { defaultValue: select.defaultValue ?? "" } : {})}
          required={mayBeEmpty && required}
          {...ids}
          className={`${inputClass} min-h-11 appearance-none rounded-control pr-10 has-[option:disabled:checked]:font-normal has-[option:disabled:checked]:text-muted *:bg-raised *:text-ivory`}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute right-3 size-4.5 text-muted" />
      </div>
    </Field>
  )
}
