import { useEffect, useRef } from "react"
import type { Figure } from "./figure.ts"

type LiveTextProps = { figure: Figure; write: (at: number) => string; className?: string }

/** What a figure says at this moment. It is written past React, sixty times a second. */
export function LiveText({ figure, write, className }: LiveTextProps) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = () => {
      if (place.current) place.current.textContent = write(figure.at())
    }
    show()
    return figure.subscribe(show)
  }, [figure, write])
  return (
    <span ref={place} className={className}>
      {write(figure.at())}
    </span>
  )
}
