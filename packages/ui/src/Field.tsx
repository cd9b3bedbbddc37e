import { type ReactNode, useId } from "react"
import { classes } from "./classes.ts"
import { Icon } from "./icons.tsx"

export type FieldTexts = {
  label: ReactNode
  description?: ReactNode
  /** Makes the field invalid when present. */
  error?: ReactNode
  /** Shows the label to screen readers only. */
  labelHidden?: boolean | undefined
}

export type FieldIds = {
  id: string
  "aria-describedby": string | undefined
  "aria-invalid": true | undefined
}

/** Links an input to its description and error, in reading order. */
export function useFieldIds({ description, error }: Pick<FieldTexts, "description" | "error">): FieldIds {
  const id = useId()
  const described = classes(Boolean(error) && `${id}-error`, Boolean(description) && `${id}-description`)
  return { id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined }
}

/** The look of the box around an input. */
export const boxClass = classes(
  "flex min-h-12 w-full items-center rounded-control border border-edge bg-raised text-base text-ivory",
  "transition-colors hover:border-muted",
  "has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brass",
  "has-[[aria-invalid=true]]:border-coral has-[input:disabled]:opacity-55 has-[select:disabled]:opacity-55",
)

/** The input inside a box; the box shows the focus. */
export const inputClass =
  "min-w-0 flex-1 self-stretch bg-transparent px-3.5 font-medium outline-none placeholder:font-normal placeholder:text-muted"

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-coral">
      <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

export function FieldDescription({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-muted">
      {children}
    </p>
  )
}

type FieldProps = FieldTexts & { ids: FieldIds; className?: string | undefined; children: ReactNode }

/** Label, input, then error or description: the layout of all fields with one input. */
export function Field({ label, description, error, labelHidden, ids, className, children }: FieldProps) {
  return (
    <div className={classes("grid min-w-0 grid-cols-1 content-start gap-1.5", className)}>
      <label htmlFor={ids.id} className={labelHidden ? "sr-only" : "text-sm text-muted"}>
        {label}
      </label>
      {children}
      {error && <FieldError id={`${ids.id}-error`}>{error}</FieldError>}
      {description && <FieldDescription id={`${ids.id}-description`}>{description}</FieldDescription>}
    </div>
  )
}

/** Several inputs under one question, as a fieldset. */
export function FieldGroup({ label, description, error, labelHidden, ids, className, children }: FieldProps) {
  return (
    <fieldset aria-describedby={ids["aria-describedby"]} className={classes("min-w-0", className)}>
      <legend className={labelHidden ? "sr-only" : "mb-1.5 text-sm text-muted"}>{label}</legend>
      <div className="grid gap-1.5">
        {children}
        {error && <FieldError id={`${ids.id}-error`}>{error}</FieldError>}
        {description && <FieldDescription id={`${ids.id}-description`}>{description}</FieldDescription>}
      </div>
    </fieldset>
  )
}
