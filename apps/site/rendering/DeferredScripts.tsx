import { Scripts, ScrollRestoration, useMatches } from "react-router"
import { CachedFragment } from "./CachedFragment.tsx"

/** The scripts of the page, which `deferScripts` makes wait for the first paint. */
export function DeferredScripts() {
  // Not used by the part, but its HTML depends on them.
  const routes = useMatches().map(({ id }) => id)
  return <CachedFragment as="div" part={EndOfPage} given={{ routes }} />
}

const EndOfPage = () => (
  <>
    <ScrollRestoration />
    <Scripts />
  </>
)

export const bundleUrlsOfPage = (): string[] =>
  document.querySelector<HTMLElement>("[data-words]")?.dataset.words?.split(" ").filter(Boolean) ?? []
