import type { ComponentProps, ReactNode } from "react"
import { classes } from "./classes.ts"
import { FieldDescription, FieldError, useFieldIds } from "./Field.tsx"
import { Icon } from "./icons.tsx"

type CheckboxProps = Omit<ComponentProps<"input">, "id" | "type"> & {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
}

const mark = classes(
  "grid size-6 shrink-0 place-items-center border border-edge bg-raised text-on-brass transition-colors",
  "peer-checked:border-brass peer-checked:bg-brass-metal peer-aria-invalid:border-coral peer-disabled:opacity-55",
  "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brass",
)

/** A checkbox whose whole line is the target. A consent is never ticked in advance. */
export function Checkbox({ label, description, error, className, ...input }: CheckboxProps) {
  const ids = useFieldIds({ description, error })
  return (
    <div className={classes("grid gap-1", className)}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 text-[0.9375rem] leading-6">
        <input type="checkbox" {...input} {...ids} className="peer sr-only" />
        <span
          aria-hidden="true"
          className={classes(mark, "rounded-md *:opacity-0 peer-checked:*:opacity-100")}
        >
          <Icon name="check" className="size-4" strokeWidth="2.75" />
        </span>
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${ids.id}-error`}>{error}</FieldError>}
      {description && <FieldDescription id={`${ids.id}-description`}>{description}</FieldDescription>}
    </div>
  )
}
