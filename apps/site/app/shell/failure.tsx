import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react"

/** Carries the id of a failure in our log beside a failed answer. */
export const failureHeader = "x-failure-id"

/** In a page's HTML, for hydration. */
const failureAttribute = "failure"

const FailureContext = createContext<string | undefined>(undefined)

export const FailureProvider = ({ id, children }: { id: string | undefined; children: ReactNode }) => (
  <FailureContext value={id}>{children}</FailureContext>
)

let latestFailureId: string | undefined

/** Call it before hydration. */
export function readPageFailureId(): string | undefined {
  latestFailureId = document.documentElement.dataset[failureAttribute]
  return latestFailureId
}

/** A later answer without the header resets it. */
export function noteFailure({ headers }: Response): void {
  latestFailureId = headers.get(failureHeader) ?? undefined
}

const never = () => () => {}

export function useFailureId(): string | undefined {
  const serverFailureId = useContext(FailureContext)
  return useSyncExternalStore(
    never,
    () => latestFailureId,
    () => serverFailureId,
  )
}

export const useFailureIdAttribute = () => ({ [`data-${failureAttribute}`]: useContext(FailureContext) })
