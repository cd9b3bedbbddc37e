import { useEffect, useRef } from "react"

/** Fields, buttons, links and dialogs use the space bar themselves. */
const handlesKeysItself = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, button, a, summary, dialog") !== null

/** `press` returns false where the key had no use; otherwise the page does not scroll. */
export function useSpaceBar(press: () => boolean): void {
  const latest = useRef(press)
  latest.current = press
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== "Space" || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
      if (handlesKeysItself(event.target) || document.querySelector("dialog[open]")) return
      if (latest.current()) event.preventDefault()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [])
}
