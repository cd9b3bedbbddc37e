import { Anchor, type AnchorProps } from "./Anchor.tsx"
import { classes } from "./classes.ts"

/** A pill for a filter, category or amount. */
export function chipClass(chosen: boolean): string {
  return classes(
    "inline-flex min-h-10 shrink-0 items-center gap-2 whitespace-nowrap rounded-full border px-4.5 text-[0.9375rem] font-medium",
    "transition-colors pointer-coarse:min-h-11",
    chosen ? "border-ivory bg-ivory text-ink" : "border-line text-muted hover:border-edge hover:text-ivory",
  )
}

export function ChipLink({ chosen = false, className, ...rest }: AnchorProps & { chosen?: boolean }) {
  return (
    <Anchor
      {...rest}
      aria-current={chosen ? "page" : undefined}
      className={classes(chipClass(chosen), className)}
    />
  )
}
