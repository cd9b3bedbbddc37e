import { classes } from "@elite/ui"

/** Decorative: the text around it has the name. */
export function StudioMark({ icon, className }: { icon: string; className: string }) {
  return (
    <img
      src={icon}
      alt=""
      height={120}
      loading="lazy"
      decoding="async"
      className={classes(
        "w-auto max-w-full rounded-sm bg-plate object-contain object-left shadow-[0_0_0_0.375rem_var(--color-plate)]",
        className,
      )}
    />
  )
}
