import { useState } from "react"
import { Icon } from "./icons.tsx"
import { TextField, type TextFieldProps } from "./TextField.tsx"

type PasswordFieldProps = Omit<TextFieldProps, "type" | "end"> & {
  /** The label of the toggle, which stays pressed while the password is shown. */
  showLabel: string
}

/** A password with a toggle that shows it: mistyping is the most common reason why a log-in fails. */
export function PasswordField({ showLabel, autoComplete = "current-password", ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <button
      type="button"
      aria-label={showLabel}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
      className="grid size-11 place-items-center rounded-lg text-muted hover:text-ivory"
    >
      <Icon name={shown ? "eyeClosed" : "eye"} />
    </button>
  )
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      autoComplete={autoComplete}
      type={shown ? "text" : "password"}
      end={toggle}
    />
  )
}
