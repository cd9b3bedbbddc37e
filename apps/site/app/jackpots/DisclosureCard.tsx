import type { ReactNode } from "react"
import { Disclosure } from "../shell/Disclosure.tsx"

type DisclosureCardProps = { id: string; title: string; text: string; isOpen: boolean; children: ReactNode }

export function DisclosureCard({ id, title, text, isOpen, children }: DisclosureCardProps) {
  return (
    <Disclosure
      isOpen={isOpen}
      className="rounded-card border border-line bg-surface"
      summaryClassName="min-h-14 px-4 py-3 sm:px-5"
      summary={
        <h2 className="grid text-xl leading-7">
          <span>{title}</span>
          <span className="text-pretty font-normal font-sans text-muted text-sm tracking-normal">{text}</span>
        </h2>
      }
    >
      <div id={id} className="grid scroll-mt-28 grid-cols-[minmax(0,1fr)] gap-4 p-3 pt-0 sm:p-4 sm:pt-0">
        {children}
      </div>
    </Disclosure>
  )
}
