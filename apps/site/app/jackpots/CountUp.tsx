import { classes } from "@elite/ui"
import { truncate } from "@elite/words/formats.ts"
import { useFormats } from "../language.ts"
import { useCountUp } from "./useCountUp.ts"

/** A component of its own, because it renders with every frame while it counts up. */
export function CountUp({ euros, className }: { euros: number; className: string }) {
  const formats = useFormats()
  const animatedEuros = useCountUp(euros)
  return (
    <span className={classes("amount block text-brass", className)}>
      {formats.euros(truncate(animatedEuros, 2))}
    </span>
  )
}
