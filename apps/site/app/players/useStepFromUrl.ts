import { useCallback, useState } from "react"
import { useNavigate, useSearchParams } from "react-router"

/** The step in the address, as far as the previous steps are complete; the first one after a reload. */
export function useStepFromUrl(): readonly [step: number, go: (step: number) => void] {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [reached, setReached] = useState(0)
  const asked = Number(params.get("step") ?? 1) - 1
  const step = Number.isInteger(asked) ? Math.max(0, Math.min(asked, reached)) : 0
  const go = useCallback(
    (next: number) => {
      setReached((before) => Math.max(before, next))
      void navigate(next === 0 ? "?" : `?step=${next + 1}`, { defaultShouldRevalidate: false })
    },
    [navigate],
  )
  return [step, go] as const
}
