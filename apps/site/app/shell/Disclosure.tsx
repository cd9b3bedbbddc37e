import { buttonClass, classes, Icon } from "@elite/ui"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { useLocation } from "react-router"

type DisclosureProps = {
  summary: ReactNode
  /** A brass button, or a line with an arrow. */
  look?: "button" | "line"
  /** Open from the start, as where a form was refused. */
  isOpen?: boolean
  className?: string
  summaryClassName?: string
  children: ReactNode
}

/** A part that opens in place, also without scripts. It opens when the address names an element inside it. */
export function Disclosure({
  summary,
  look = "line",
  isOpen = false,
  className,
  summaryClassName,
  children,
}: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isShown, setShown] = useState(isOpen)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address can be followed again.
  useEffect(() => {
    const named = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
    if (!named || !details.current?.contains(named)) return
    details.current.open = true
    setShown(true)
    named.scrollIntoView()
  }, [hash, key])
  useEffect(() => {
    if (isOpen) setShown(true)
  }, [isOpen])
  return (
    <details
      ref={details}
      open={isShown}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
      className={classes("group/part", className)}
    >
      <summary
        className={classes(
          "cursor-pointer list-none [&::-webkit-details-marker]:hidden",
          look === "button"
            ? buttonClass({ kind: "primary" })
            : "flex min-h-11 items-center justify-between gap-3 font-semibold text-sm",
          summaryClassName,
        )}
      >
        {summary}
        {look === "line" && (
          <Icon name="down" className="size-4.5 shrink-0 text-muted group-open/part:rotate-180" />
        )}
      </summary>
      {children}
    </details>
  )
}
