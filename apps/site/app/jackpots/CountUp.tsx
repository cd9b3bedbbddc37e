import { classes } from "@elite/ui"
import { truncate } from "@elite/words/formats.ts"
import { useFormats } from "../language.ts"
import { useCountUp } from "./useCountUp.ts"

/** What lies in a pool. Alone, because it is drawn anew with every frame while it counts up. */
export function CountUp({ euros, className }: { euros: number; className: string }) {
  const formats = useFormats()
  const shown = useCountUp(euros)
  return (
    <span className={classes("amount block text-brass", className)}>{formats.euros(truncate(shown, 2))}</span>
  )
}
