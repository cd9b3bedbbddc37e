import { useEffect, useState } from "react"
import { getReferralCode } from "../tracking/attributionStore.ts"

/**
 * The initial code: from the address, or else from this window's memory or cookies. The field is visible, so the player
 * can change it.
 */
export function useInvitation(offered: string | null): { code: string; isSaid: boolean } {
  const [found, setFound] = useState<string | null>(null)
  useEffect(() => setFound(getReferralCode() ?? ""), [])
  return { code: offered ?? found ?? "", isSaid: found !== null }
}
