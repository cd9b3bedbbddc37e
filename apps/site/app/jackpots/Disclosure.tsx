import { Icon } from "@elite/ui"
import { type ReactNode, useEffect, useRef } from "react"
import { useLocation } from "react-router"

type DisclosureProps = { id: string; title: string; text: string; isOpen: boolean; children: ReactNode }

/** Opens for an address that names it, also without scripts: browsers reveal the target of an anchor. */
export function Disclosure({ id, title, text, isOpen, children }: DisclosureProps) {
  const element = useRef<HTMLDetailsElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor can be followed again.
  useEffect(() => {
    if (hash !== `#${id}` || !element.current) return
    element.current.open = true
    element.current.scrollIntoView()
  }, [hash, id, key])
  return (
    <details
      ref={element}
      open={isOpen}
      className="group scroll-mt-28 rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-4 py-3 sm:px-5 [&::-webkit-details-marker]:hidden">
        <div className="grid">
          <h2 className="text-xl leading-7">{title}</h2>
          <span className="text-pretty text-muted text-sm">{text}</span>
        </div>
        <Icon name="down" className="size-5 shrink-0 text-brass transition-transform group-open:rotate-180" />
      </summary>
      <div id={id} className="grid scroll-mt-28 grid-cols-[minmax(0,1fr)] gap-4 p-3 pt-0 sm:p-4 sm:pt-0">
        {children}
      </div>
    </details>
  )
}
