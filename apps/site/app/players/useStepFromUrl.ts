import { useCallback, useState } from "react"
import { useNavigate, useSearchParams } from "react-router"

/** The step in the address, as far as the previous steps are complete; the first one after a reload. */
export function useStepFromUrl(): readonly [step: number, go: (step: number) => void] {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [maxStep, setMaxStep] = useState(0)
  const requested = Number(params.get("step") ?? 1) - 1
  const step = Number.isInteger(requested) ? Math.max(0, Math.min(requested, maxStep)) : 0
  const go = useCallback(
    (next: number) => {
      setMaxStep((before) => Math.max(before, next))
      void navigate(next === 0 ? "?" : `?step=${next + 1}`, { defaultShouldRevalidate: false })
    },
    [navigate],
  )
  return [step, go] as const
}
