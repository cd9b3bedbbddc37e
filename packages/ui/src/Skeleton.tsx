import type { ReactNode } from "react"
import { classes } from "./classes.ts"

const shimmer =
  "animate-shimmer bg-raised bg-[linear-gradient(100deg,transparent_35%,var(--color-line)_50%,transparent_65%)] bg-[length:200%_100%] bg-no-repeat"

/** A shape that stands where content will be, in its final size; give the size with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes("block rounded-lg", shimmer, className)} />
}

/** Lines of text to come; the last is shorter, as last lines are. */
export function TextSkeleton({ lines = 1, className }: { lines?: number; className?: string }) {
  return (
    <span className={classes("grid gap-2.5", className)}>
      {Array.from({ length: lines }, (_, line) => `line ${line + 1}`).map((line, at) => (
        <Skeleton
          key={line}
          className={classes("h-3.5", lines > 1 && at === lines - 1 ? "w-3/5" : "w-full")}
        />
      ))}
    </span>
  )
}

/** A poster tile to come: picture 3:4, name, studio. */
export function TileSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-3/4 w-full rounded-tile" />
      <Skeleton className="mt-2.5 h-4 w-4/5" />
      <Skeleton className="mt-2 h-3 w-1/2" />
    </div>
  )
}

/** A card to come: heading and lines. */
export function CardSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden="true" className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <Skeleton className="mb-4 h-6 w-2/5" />
      <TextSkeleton lines={lines} />
    </div>
  )
}

/** Says once that something is loading, around shapes that say nothing themselves. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={className} aria-busy="true">
      <span role="status" className="sr-only">
        {label}
      </span>
      {children}
    </div>
  )
}
