import type { ReactNode } from "react"
import { classes } from "./classes.ts"

const shimmer =
  "animate-shimmer bg-raised bg-[linear-gradient(100deg,transparent_35%,var(--color-line)_50%,transparent_65%)] bg-[length:200%_100%] bg-no-repeat"

/** A shape that stands where content will be, in its final size; give the size with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes("block rounded-lg", shimmer, className)} />
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
