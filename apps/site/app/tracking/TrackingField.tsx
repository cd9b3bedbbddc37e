import { useEffect, useState } from "react"
import { isConsentPending } from "../consent/browserConsent.ts"
import { attributionQuery } from "./attributionStore.ts"

/**
 * Passes attribution from this window's memory along a form that leaves for another site. Renders nothing once the
 * browser has chosen: then allowed values are in cookies.
 */
export function TrackingField() {
  const [known, setKnown] = useState("")
  useEffect(() => {
    if (isConsentPending()) setKnown(attributionQuery())
  }, [])
  return known ? <input type="hidden" name="tracking" value={known} /> : null
}
