import { StrictMode, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { fetchWords } from "./book.ts"
import { wordsOfPage } from "./LateScripts.tsx"
import { watchConnection } from "./shell/connection.ts"
import { FailureProvider, failureOfPage } from "./shell/failure.tsx"

/** Says in the browser's own timeline when the page answers to more than links and forms. */
function Interactive() {
  useEffect(() => void performance.mark("interactive"), [])
  return null
}

watchConnection()
await fetchWords(wordsOfPage())

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <FailureProvider id={failureOfPage()}>
        <HydratedRouter />
        <Interactive />
      </FailureProvider>
    </StrictMode>,
  )
})
