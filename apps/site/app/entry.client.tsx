import { type ReactNode, StrictMode, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { fetchWords } from "./book.ts"
import { wordsOfPage } from "./LateScripts.tsx"
import { survivesMovedNodes } from "./movedNodes.ts"
import { watchConnection } from "./shell/connection.ts"
import { FailureProvider, failureOfPage } from "./shell/failure.tsx"

/**
 * Says in the browser's own timeline when the page answers to more than links and forms. It stands around the page, not
 * beside it: `useId` counts where a component stands among its siblings, and the server has no sibling here.
 */
function Interactive({ children }: { children: ReactNode }) {
  useEffect(() => void performance.mark("interactive"), [])
  return children
}

survivesMovedNodes()
watchConnection()
await fetchWords(wordsOfPage())

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <FailureProvider id={failureOfPage()}>
        <Interactive>
          <HydratedRouter />
        </Interactive>
      </FailureProvider>
    </StrictMode>,
  )
})
