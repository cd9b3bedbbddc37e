import type { ComponentProps, ReactNode } from "react"
import { boxClass, Field, type FieldTexts, inputClass, useFieldIds } from "./Field.tsx"

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "id" | "size"> & {
    /** Inside the box, before and after the text: a sign, a unit, a small button. */
    start?: ReactNode
    end?: ReactNode
  }

/** One line of text. `className` applies to the whole field, other props to the input. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, labelHidden, start, end, className, ...input } = props
  const ids = useFieldIds({ description, error })
  return (
    <Field {...{ label, description, error, labelHidden, ids, className }}>
      <div className={boxClass}>
        {start && <span className="pl-3.5 text-muted">{start}</span>}
        <input type="text" {...input} {...ids} className={inputClass} />
        {end && <span className="flex items-center pr-1.5 text-muted">{end}</span>}
      </div>
    </Field>
  )
}
