import type { ComponentProps } from "react"
import { boxClass, Field, type FieldTexts, useFieldIds } from "./Field.tsx"

type FileFieldProps = FieldTexts & Omit<ComponentProps<"input">, "id" | "size" | "type" | "value">

/** The browser's own file input. */
export function FileField(props: FileFieldProps) {
  const { label, description, error, labelHidden, className, ...input } = props
  const ids = useFieldIds({ description, error })
  return (
    <Field {...{ label, description, error, labelHidden, ids, className }}>
      <div className={boxClass}>
        <input
          type="file"
          {...input}
          {...ids}
          className="min-h-12 w-full min-w-0 cursor-pointer py-1.5 pr-2 pl-1.5 text-muted text-sm outline-none file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-lg file:border file:border-edge file:bg-surface file:px-3 file:font-semibold file:text-ivory hover:file:bg-line"
        />
      </div>
    </Field>
  )
}
