import { useState } from "react"
import { Icon } from "./icons.tsx"
import { TextField, type TextFieldProps } from "./TextField.tsx"

type PasswordFieldProps = Omit<TextFieldProps, "type" | "end"> & {
  /** What the button at the end does: shows the password, and stays pressed while it is shown. */
  showLabel: string
}

/** A password, with a button that shows it: typing blind is the commonest reason a sign-in fails. */
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
