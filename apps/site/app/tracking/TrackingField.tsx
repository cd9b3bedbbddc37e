import { useEffect, useState } from "react"
import { isConsentPending } from "../consent/browserConsent.ts"
import { attributionQuery } from "./attributionStore.ts"

/**
 * What only the memory of this window knows, in a form that leads to another site and comes back to another page. Once its
 * browser has chosen there is none: what is allowed lies in cookies, and what is not goes nowhere.
 */
export function TrackingField() {
  const [known, setKnown] = useState("")
  useEffect(() => {
    if (isConsentPending()) setKnown(attributionQuery())
  }, [])
  return known ? <input type="hidden" name="tracking" value={known} /> : null
}
