import { useEffect, useState } from "react"
import { getReferralCode } from "../tracking/attributionStore.ts"

/**
 * The initial code: from the address, or else from this window's memory or cookies. The field is visible, so the player
 * can change it.
 */
export function useInvitation(offered: string | null): { code: string; isKnown: boolean } {
  const [knownCode, setKnownCode] = useState<string | null>(null)
  useEffect(() => setKnownCode(getReferralCode() ?? ""), [])
  return { code: offered ?? knownCode ?? "", isKnown: knownCode !== null }
}
