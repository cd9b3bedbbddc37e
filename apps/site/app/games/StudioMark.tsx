import { classes } from "@elite/ui"

/** A studio's mark: its emblem with its name beside it. The name is said by the text around it. */
export function StudioMark({ icon, className }: { icon: string; className: string }) {
  return (
    <img
      src={icon}
      alt=""
      height={120}
      loading="lazy"
      decoding="async"
      className={classes("w-auto max-w-full object-contain object-left", className)}
    />
  )
}
