import { useEffect, useRef } from "react"
import type { MultiplierStore } from "./multiplierStore.ts"

type LiveMultiplierProps = { figure: MultiplierStore; write: (at: number) => string; className?: string }

/** What a figure says at this moment. It is written past React, sixty times a second. */
export function LiveMultiplier({ figure, write, className }: LiveMultiplierProps) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = () => {
      if (place.current) place.current.textContent = write(figure.get())
    }
    show()
    return figure.subscribe(show)
  }, [figure, write])
  return (
    <span ref={place} className={className}>
      {write(figure.get())}
    </span>
  )
}
