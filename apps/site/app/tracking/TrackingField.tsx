import { useEffect, useState } from "react"
import { knownAsQuery } from "./memory.ts"

/** What only the memory of this window knows, in a form that leads to another site and comes back to another page. */
export function TrackingField() {
  const [known, setKnown] = useState("")
  useEffect(() => setKnown(knownAsQuery()), [])
  return known ? <input type="hidden" name="tracking" value={known} /> : null
}
