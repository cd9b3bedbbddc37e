import { type ReactNode, useId } from "react"
import { classes } from "./classes.ts"
import { FieldGroup, type FieldTexts, useFieldIds } from "./Field.tsx"
import { Icon } from "./icons.tsx"
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
  /** Folds all choices but one behind a line with this label, closed at first. */
  folded?: { except: Value; label: string } | undefined
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

type CardProps<Value extends string> = {
  choice: RadioChoice<Value>
  radio: ReturnType<typeof useRadios<Value>>
}

function RadioCard<Value extends string>({ choice, radio }: CardProps<Value>) {
  return (
    <label
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
  )
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, description, error, labelHidden, choices, className, folded } = props
  const ids = useFieldIds({ description, error })
  const radio = useRadios(props)
  const group = useKeepTypedBeforeHydration<HTMLDivElement>(
    props.value ?? props.defaultValue,
    (chosen) => props.onChange?.(chosen as Value),
    checkedIn,
  )
  const isFolded = ({ value }: RadioChoice<Value>) => folded !== undefined && value !== folded.except
  const toCard = (choice: RadioChoice<Value>) => (
    <RadioCard key={choice.value} choice={choice} radio={radio} />
  )
  const others = choices.filter(isFolded)
  return (
    <FieldGroup {...{ label, description, error, labelHidden, ids, className }}>
      <div ref={group} className="grid gap-2">
        {choices.filter((choice) => !isFolded(choice)).map(toCard)}
        {folded && others.length > 0 && (
          <details className="group/others">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold text-sm [&::-webkit-details-marker]:hidden">
              {folded.label}
              <Icon name="down" className="size-4.5 shrink-0 text-muted group-open/others:rotate-180" />
            </summary>
            <div className="mt-1 grid gap-2">{others.map(toCard)}</div>
          </details>
        )}
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
