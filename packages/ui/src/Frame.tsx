import type { ComponentProps } from "react"
import { classes } from "./classes.ts"

/** The double brass frame: for the one thing on a page that deserves it. */
export function Frame({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classes("frame-brass rounded-card bg-surface p-6", className)} />
}
