import { type ReactNode, StrictMode, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { bundleUrlsOfPage } from "../rendering/DeferredScripts.tsx"
import { tolerateMovedDomNodes } from "../rendering/movedDomNodes.ts"
import { fetchBundles } from "./i18nBundles.ts"
import { watchConnection } from "./shell/connection.ts"
import { FailureProvider, readPageFailureId } from "./shell/failure.tsx"

/** It wraps the page, because `useId` counts siblings, and the server has none here. */
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
