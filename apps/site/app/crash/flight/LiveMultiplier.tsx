import { useEffect, useRef } from "react"
import type { MultiplierStore } from "./multiplierStore.ts"

type LiveMultiplierProps = { figure: MultiplierStore; write: (at: number) => string; className?: string }

/** Longer texts get `data-long`, so that a large figure can be set smaller. */
const longerThan = 6

/** Writes to the DOM past React, sixty times a second. */
export function LiveMultiplier({ figure, write, className }: LiveMultiplierProps) {
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = () => {
      if (!element.current) return
      const text = write(figure.get())
      element.current.textContent = text
      element.current.toggleAttribute("data-long", text.length > longerThan)
    }
    show()
    return figure.subscribe(show)
  }, [figure, write])
  return (
    <span ref={element} className={className}>
      {write(figure.get())}
    </span>
  )
}
