import { type ClipboardEvent, useState } from "react"
import { type DateParts, parsePastedDate, toDateParts, toIsoDate } from "./calendarDate.ts"
import { classes } from "./classes.ts"
import { boxClass, FieldGroup, type FieldTexts, inputClass, useFieldIds } from "./Field.tsx"

type DateFieldProps = FieldTexts & {
  /** `YYYY-MM-DD`, empty while the boxes are no date; without scripts only `name.day` and so on are sent. */
  name?: string
  defaultValue?: string | undefined
  /** The submitted boxes, where they were not a date. */
  defaultParts?: Partial<DateParts> | undefined
  onChange?: (iso: string | undefined) => void
  partLabels: Record<keyof DateParts, string>
  /** Allows the browser to fill in a birth date. */
  birthday?: boolean
  required?: boolean
  disabled?: boolean
  className?: string
}

const boxes = [
  { part: "day", length: 2, width: "w-17", fill: "bday-day" },
  { part: "month", length: 2, width: "w-17", fill: "bday-month" },
  { part: "year", length: 4, width: "w-24", fill: "bday-year" },
] as const

/** A date typed into three boxes: a calendar is impractical for 1985 (GOV.UK Design System, "Date input"). */
export function DateField(props: DateFieldProps) {
  const { label, description, error, labelHidden, name, defaultValue, onChange, partLabels, className } =
    props
  const ids = useFieldIds({ description, error })
  const [parts, setParts] = useState(() => ({ ...toDateParts(defaultValue), ...props.defaultParts }))
  const change = (next: DateParts) => {
    setParts(next)
    onChange?.(toIsoDate(next))
  }
  const paste = (event: ClipboardEvent) => {
    const whole = parsePastedDate(event.clipboardData.getData("text"))
    if (!whole) return
    event.preventDefault()
    change(whole)
  }
  return (
    <FieldGroup {...{ label, description, error, labelHidden, ids, className }}>
      <div className="flex gap-3">
        {boxes.map(({ part, length, width, fill }) => (
          <label key={part} className={classes("grid grid-cols-1 gap-1 text-xs text-muted", width)}>
            {partLabels[part]}
            <span className={boxClass}>
              <input
                className={`${inputClass} px-2 text-center`}
                name={name && `${name}.${part}`}
                inputMode="numeric"
                autoComplete={props.birthday ? fill : "off"}
                maxLength={length}
                value={parts[part]}
                onChange={(event) => change({ ...parts, [part]: event.target.value.replace(/\D/g, "") })}
                onPaste={paste}
                required={props.required}
                disabled={props.disabled}
                aria-invalid={ids["aria-invalid"]}
              />
            </span>
          </label>
        ))}
      </div>
      {name && <input type="hidden" name={name} value={toIsoDate(parts) ?? ""} />}
    </FieldGroup>
  )
}
