import { lazy, Suspense, useEffect, useLayoutEffect } from "react"
import { useLocation } from "react-router"
import { closeSearchPopup, openSearchPopup, useSearchPopup } from "./searchPopup.ts"
import { whenIdle } from "./whenIdle.ts"

const load = () => import("./SearchPopup.tsx")
const SearchPopup = lazy(load)

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

/** Opens the search popup on `/` from anywhere and closes it with the page; its script is read when the page is idle. */
export function SearchPopupHost() {
  const state = useSearchPopup()
  const { key } = useLocation()
  useEffect(() => {
    // A network that fails now is asked again when the popup opens.
    whenIdle(() => void load().catch(() => {}))
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      // What lies over the page has the keyboard.
      if (document.querySelector("dialog[open]")) return
      event.preventDefault()
      openSearchPopup()
    }
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  }, [])
  // With the page itself: an effect after it would close a popup that was opened on the new page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it.
  useLayoutEffect(() => closeSearchPopup, [key])
  if (!state) return null
  return (
    <Suspense>
      <SearchPopup initial={state.search} onClose={closeSearchPopup} />
    </Suspense>
  )
}
