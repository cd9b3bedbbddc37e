import { PasswordField } from "@elite/ui"
import { useEffect, useRef } from "react"
import { refusalIn } from "../api.ts"
import { useTranslations } from "../speech.tsx"

/** Whether a form has to be sent once more, with the player's word for who they are. */
export const isStepUpAsked = (answer: unknown): boolean => "proof" in (refusalIn(answer)?.fields ?? {})

type StepUpProps = {
  /** What was answered to the form in which this stands. */
  answer: unknown
  /** The player may confirm with a code too. */
  hasFactor: boolean
}

/** Asks in the form itself for the password, or a code, where what it is for was refused without. */
export function StepUp({ answer, hasFactor }: StepUpProps) {
  return isStepUpAsked(answer) ? <Asked answer={answer} hasFactor={hasFactor} /> : null
}

function Asked({ answer, hasFactor }: StepUpProps) {
  const t = useTranslations("factor")
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Each answer asks anew.
    if (isStepUpAsked(answer)) field.current?.focus()
  }, [answer])
  const { name, fields } = refusalIn(answer)!
  const isFirst = name === "StepUpRequiredErrorType"
  return (
    <div className="rounded-control border border-line bg-raised p-4">
      <PasswordField
        ref={field}
        name="proof"
        label={t(hasFactor ? "stepUp.passwordOrCode" : "stepUp.password")}
        description={isFirst ? fields.proof : undefined}
        error={isFirst ? undefined : fields.proof}
        showLabel={t("stepUp.showPassword")}
        maxLength={256}
        required
      />
    </div>
  )
}
