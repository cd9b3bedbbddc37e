import { useEffect, useRef } from "react"
import type { MultiplierStore } from "./multiplierStore.ts"

type LiveMultiplierProps = { figure: MultiplierStore; write: (at: number) => string; className?: string }

/** Writes to the DOM past React, sixty times a second. */
export function LiveMultiplier({ figure, write, className }: LiveMultiplierProps) {
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = () => {
      if (element.current) element.current.textContent = write(figure.get())
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
