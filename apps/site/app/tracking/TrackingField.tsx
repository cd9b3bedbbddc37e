import { useEffect, useState } from "react"
import { isConsentPending } from "../consent/browserConsent.ts"
import { attributionQuery } from "./attributionStore.ts"

/** Passes attribution along a form that leaves for another site, until the browser has chosen: then cookies do. */
export function TrackingField() {
  const [known, setKnown] = useState("")
  useEffect(() => {
    if (isConsentPending()) setKnown(attributionQuery())
  }, [])
  return known ? <input type="hidden" name="tracking" value={known} /> : null
}
