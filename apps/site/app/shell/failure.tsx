import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react"

/** Carries the name under which our log knows what went wrong, beside an answer that failed. */
export const failureHeader = "x-failure-id"

/** The name on the page that the browser loaded, for the script that takes the page over. */
const failureAttribute = "failure"

const FailureContext = createContext<string | undefined>(undefined)

/** Hands a page the name of what went wrong while it was made. */
export const FailureProvider = ({ id, children }: { id: string | undefined; children: ReactNode }) => (
  <FailureContext value={id}>{children}</FailureContext>
)

let latestFailureId: string | undefined

/** Takes the name over from the page that the browser loaded; before it is hydrated. */
export function readPageFailureId(): string | undefined {
  latestFailureId = document.documentElement.dataset[failureAttribute]
  return latestFailureId
}

/** Remembers what an answer of the house says of its failure: a later one that says nothing went well. */
export function noteFailure({ headers }: Response): void {
  latestFailureId = headers.get(failureHeader) ?? undefined
}

const never = () => () => {}

/** What to quote to us about the page that failed; undefined where nothing of ours failed. */
export function useFailureId(): string | undefined {
  const given = useContext(FailureContext)
  return useSyncExternalStore(
    never,
    () => latestFailureId,
    () => given,
  )
}

/** For the root element of every page. */
export const useFailureIdAttribute = () => ({ [`data-${failureAttribute}`]: useContext(FailureContext) })
