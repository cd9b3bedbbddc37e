import type { ComponentProps } from "react"
import { classes } from "./classes.ts"

/** A double brass frame, used once per page at most. */
export function Frame({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classes("frame-brass rounded-card bg-surface p-6", className)} />
}
