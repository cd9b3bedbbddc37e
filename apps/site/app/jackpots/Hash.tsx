import { classes } from "@elite/ui"

/** In groups of four, for the eye; copied, it is one word. `lead` groups are emphasized. */
export function Hash({ value, lead = 16 }: { value: string; lead?: number }) {
  const fours = Array.from({ length: Math.ceil(value.length / 4) }, (_, at) => at * 4)
  return (
    <code className="block max-w-80 font-sans text-xs leading-5">
      {fours.map((at) => (
        <span
          key={at}
          className={classes(
            "inline-block w-1/8 max-[359px]:w-1/4",
            at / 4 < lead ? "text-ivory" : "text-muted",
          )}
        >
          {value.slice(at, at + 4)}
        </span>
      ))}
    </code>
  )
}
