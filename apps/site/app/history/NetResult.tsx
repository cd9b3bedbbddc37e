import { classes } from "@elite/ui"
import { useFormats } from "../language.ts"

/** An amount with its sign; empty while the result is not known. */
export function NetResult({ amount }: { amount: number | null }) {
  const formats = useFormats()
  if (amount === null) return "–"
  return (
    <span className={classes("whitespace-nowrap font-semibold", amount > 0 && "text-emerald")}>
      {formats.signedEuros(amount)}
    </span>
  )
}
