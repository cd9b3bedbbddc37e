import { type ReactNode, StrictMode, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { bundleUrlsOfPage } from "./DeferredScripts.tsx"
import { fetchBundles } from "./i18nBundles.ts"
import { tolerateMovedDomNodes } from "./movedDomNodes.ts"
import { watchConnection } from "./shell/connection.ts"
import { FailureProvider, readPageFailureId } from "./shell/failure.tsx"

/**
 * Says in the browser's own timeline when the page answers to more than links and forms. It stands around the page, not
 * beside it: `useId` counts where a component stands among its siblings, and the server has no sibling here.
 */
function Interactive({ children }: { children: ReactNode }) {
  useEffect(() => void performance.mark("interactive"), [])
  return children
}

tolerateMovedDomNodes()
watchConnection()
await fetchBundles(bundleUrlsOfPage())

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <FailureProvider id={readPageFailureId()}>
        <Interactive>
          <HydratedRouter />
        </Interactive>
      </FailureProvider>
    </StrictMode>,
  )
})
