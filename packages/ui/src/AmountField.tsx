import { type ReactNode, useState } from "react"
import { parseCents, type Separators, toAmountText } from "./amountText.ts"
import { chipClass } from "./Chip.tsx"
import { classes } from "./classes.ts"
import { boxClass, Field, type FieldTexts, inputClass, useFieldIds } from "./Field.tsx"
import { useKeepTypedBeforeHydration } from "./useKeepTypedBeforeHydration.ts"

type AmountFieldProps = FieldTexts & {
  /** The form value in whole cents, empty while the text is no amount; without scripts only `name.written` is sent. */
  name?: string
  /** The submitted text, unchanged. */
  defaultText?: string | undefined
  defaultCents?: number | undefined
  /** The controlled amount; a change from outside rewrites the text. */
  cents?: number | undefined
  /** Called on each change with cents, or undefined for a text that is not an amount, and the text. */
  onChange?: (cents: number | undefined, text: string) => void
  separators: Separators
  /** Why a text is not an amount; shown in place of `error`. */
  explain?: (text: string) => string | undefined
  /** The currency sign, and whether the language writes it after the figure. */
  symbol: string
  symbolAfter?: boolean
  /** Amounts offered below the box, in cents, up to `maxCents`. None is preselected. */
  chipsCents?: readonly number[]
  maxCents?: number | undefined
  format: (cents: number) => string
  /** Inside the box at its end: "½", "2×". */
  end?: ReactNode
  disabled?: boolean
  required?: boolean
  className?: string
}

/** An amount of money: text in the player's notation, value in whole cents. */
export function AmountField(props: AmountFieldProps) {
  const { label, description, labelHidden, separators, symbol, symbolAfter = false, className } = props
  const { chipsCents = [], maxCents = Number.POSITIVE_INFINITY, format, name } = props
  const [text, setText] = useState(
    props.defaultText ??
      (props.defaultCents === undefined ? "" : toAmountText(props.defaultCents, separators)),
  )
  const error = props.error && ((props.cents === undefined && props.explain?.(text)) || props.error)
  const ids = useFieldIds({ description, error })
  const written = parseCents(text)
  const cents = props.cents ?? written
  const displayed = cents === written ? text : toAmountText(cents ?? 0, separators)
  const write = (next: string) => {
    setText(next)
    props.onChange?.(parseCents(next), next)
  }
  const input = useKeepTypedBeforeHydration(displayed, write)
  const sign = <span className={classes("text-muted", symbolAfter ? "pr-3.5" : "pl-3.5")}>{symbol}</span>
  const offered = chipsCents.filter((chip) => chip <= maxCents)
  return (
    <Field {...{ label, description, error, labelHidden, ids, className }}>
      <div className={boxClass}>
        {!symbolAfter && sign}
        <input
          {...ids}
          ref={input}
          name={name && `${name}.written`}
          inputMode="decimal"
          autoComplete="off"
          value={displayed}
          onChange={(event) => write(event.target.value)}
          disabled={props.disabled}
          required={props.required}
          className={classes(
            inputClass,
            "text-lg font-semibold",
            !symbolAfter && "pl-2",
            props.end !== undefined && "pr-1",
          )}
        />
        {symbolAfter && sign}
        {props.end && <span className="flex items-center pr-1.5 text-muted">{props.end}</span>}
      </div>
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-2 pt-1 noscript:hidden">
          {offered.map((chip) => (
            <button
              key={chip}
              type="button"
              disabled={props.disabled}
              aria-pressed={chip === cents}
              onClick={() => write(toAmountText(chip, separators))}
              className={chipClass(chip === cents)}
            >
              {format(chip)}
            </button>
          ))}
        </div>
      )}
      {name && <input type="hidden" name={name} value={cents ?? ""} />}
    </Field>
  )
}
