import { useEffect, useRef } from "react"

/** Whether a key means something where it is pressed: in a field, on a button, on a link, in a dialog. */
const handlesKeysItself = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, button, a, summary, dialog") !== null

/** Hears the space bar wherever it means nothing else; the page does not scroll then. `false`: it was of no use here. */
export function useSpaceBar(press: () => boolean): void {
  const latest = useRef(press)
  latest.current = press
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.code !== "Space" || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
      if (handlesKeysItself(event.target) || document.querySelector("dialog[open]")) return
      if (latest.current()) event.preventDefault()
    }
    document.addEventListener("keydown", hear)
    return () => document.removeEventListener("keydown", hear)
  }, [])
}
