import type { StepState } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"

/** For screen readers. */
export function useStepStateLabels(): Record<StepState, string> {
  const t = useTranslations("account")
  return {
    done: t("stepStates.done"),
    current: t("stepStates.current"),
    waiting: t("stepStates.waiting"),
    failed: t("stepStates.failed"),
  }
}
