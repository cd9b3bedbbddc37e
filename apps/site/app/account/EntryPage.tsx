import { Frame } from "@elite/ui"
import type { ReactNode } from "react"

export function EntryPage({
  title,
  lead,
  aside,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <div
      className={
        aside
          ? "mx-auto grid w-full max-w-5xl gap-6 px-gutter py-6 sm:py-12 lg:grid-cols-[minmax(0,1fr)_20rem]"
          : "mx-auto w-full max-w-md px-gutter py-6 sm:py-14"
      }
    >
      <Frame className="min-w-0 max-sm:p-4 sm:p-8">
        <h1 className="text-3xl leading-tight">{title}</h1>
        {lead && <div className="mt-2 text-muted">{lead}</div>}
        <div className="mt-6">{children}</div>
      </Frame>
      {aside && <aside className="min-w-0 self-start">{aside}</aside>}
    </div>
  )
}
