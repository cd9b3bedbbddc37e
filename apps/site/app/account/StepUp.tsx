import { PasswordField } from "@elite/ui"
import { useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { findRefusal } from "../api.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { usePlayer } from "../shell/shellData.ts"
import { EntryLink } from "./EntryForm.tsx"

/** Whether a form has to be sent once more with a step-up. */
export const isStepUpRequired = (answer: unknown): boolean => "proof" in (findRefusal(answer)?.fields ?? {})

type StepUpProps = {
  answer: unknown
  /** The player may confirm with a code too. */
  hasFactor: boolean
}

/** Asks for the password or a code in the form that was refused without; itsme is the alternative. */
export function StepUp({ answer, hasFactor }: StepUpProps) {
  return isStepUpRequired(answer) ? <StepUpFields answer={answer} hasFactor={hasFactor} /> : null
}

function StepUpFields({ answer, hasFactor }: StepUpProps) {
  const t = useTranslations("factor")
  const to = useTo()
  const { pathname, search } = useLocation()
  const player = usePlayer()
  const hasPassword = player?.hasPassword ?? true
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isStepUpRequired(answer)) field.current?.focus()
  }, [answer])
  const { name, fields } = findRefusal(answer)!
  const isFirst = name === "StepUpRequiredErrorType"
  return (
    <div className="grid gap-3 rounded-control border border-line bg-raised p-4">
      {hasPassword || hasFactor ? (
        <PasswordField
          ref={field}
          name="proof"
          label={t(!hasPassword ? "stepUp.code" : hasFactor ? "stepUp.passwordOrCode" : "stepUp.password")}
          description={isFirst ? fields.proof : undefined}
          error={isFirst ? undefined : fields.proof}
          showLabel={t("stepUp.showPassword")}
          maxLength={256}
          required
        />
      ) : (
        <div role="alert" className="grid gap-2 text-pretty text-[0.9375rem]">
          <p>{fields.proof}</p>
          <p>{t("stepUp.itsmeOnly")}</p>
        </div>
      )}
      {player?.isItsmeLinked && (
        <p>
          <EntryLink to={`${to("confirmIdentity")}?next=${encodeURIComponent(pathname + search)}`}>
            {t("stepUp.itsme")}
          </EntryLink>
        </p>
      )}
    </div>
  )
}
