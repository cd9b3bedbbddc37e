import { type ReactNode, useId } from "react"
import { classes } from "./classes.ts"
import { FieldGroup, type FieldTexts, useFieldIds } from "./Field.tsx"
import { useKeepTypedBeforeHydration } from "./useKeepTypedBeforeHydration.ts"

export type RadioChoice<Value extends string = string> = {
  value: Value
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
}

type RadioGroupProps<Value extends string> = FieldTexts & {
  choices: readonly RadioChoice<Value>[]
  name?: string
  value?: Value | undefined
  defaultValue?: Value | undefined
  onChange?: (value: Value) => void
  required?: boolean
  className?: string
}

/** Radios of one group, controlled by `value` or uncontrolled by `defaultValue`. */
function useRadios<Value extends string>({
  name,
  value,
  defaultValue,
  onChange,
  required,
}: RadioGroupProps<Value>) {
  const ownName = useId()
  const controlled = value !== undefined
  return (choice: RadioChoice<Value>) => ({
    type: "radio",
    name: name ?? ownName,
    value: choice.value,
    disabled: choice.disabled,
    required,
    onChange: () => onChange?.(choice.value),
    ...(controlled ? { checked: value === choice.value } : { defaultChecked: defaultValue === choice.value }),
  })
}

const checkedIn = (group: HTMLElement): string | undefined =>
  group.querySelector<HTMLInputElement>("input:checked")?.value

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, description, error, labelHidden, choices, className } = props
  const ids = useFieldIds({ description, error })
  const radio = useRadios(props)
  const group = useKeepTypedBeforeHydration<HTMLDivElement>(
    props.value ?? props.defaultValue,
    (chosen) => props.onChange?.(chosen as Value),
    checkedIn,
  )
  return (
    <FieldGroup {...{ label, description, error, labelHidden, ids, className }}>
      <div ref={group} className="grid gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classes(
              "flex min-h-12 items-start gap-3 rounded-control border border-edge bg-raised px-3.5 py-3 transition-colors",
              "hover:border-muted has-checked:border-brass has-disabled:opacity-55",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass",
            )}
          >
            <input {...radio(choice)} className="mt-0.5 size-5 shrink-0 accent-brass" />
            <span className="grid gap-0.5">
              <span className="font-semibold">{choice.label}</span>
              {choice.description && <span className="text-sm text-muted">{choice.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** Radios in one row, for a few short choices. */
export function SegmentedControl<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, description, error, labelHidden, choices, className } = props
  const ids = useFieldIds({ description, error })
  const radio = useRadios(props)
  const group = useKeepTypedBeforeHydration<HTMLDivElement>(
    props.value ?? props.defaultValue,
    (chosen) => props.onChange?.(chosen as Value),
    checkedIn,
  )
  return (
    <FieldGroup {...{ label, description, error, labelHidden, ids, className }}>
      <div ref={group} className="flex rounded-control border border-line bg-raised p-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classes(
              "relative grid min-h-9 min-w-0 flex-auto place-items-center whitespace-nowrap rounded-lg px-2 font-semibold text-muted text-sm transition-colors pointer-coarse:min-h-11",
              "hover:text-ivory has-checked:bg-ivory has-checked:text-ink has-disabled:opacity-55",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-brass",
            )}
          >
            <input {...radio(choice)} className="absolute inset-0 size-full cursor-pointer opacity-0" />
            {choice.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
