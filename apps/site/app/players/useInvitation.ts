import { useEffect, useState } from "react"
import { getReferralCode } from "../tracking/attributionStore.ts"

/**
 * The code that a form begins with: what its address says, or else what this window or its cookies know. It is a field like any
 * other, in view of whoever sends it.
 */
export function useInvitation(offered: string | null): { code: string; isSaid: boolean } {
  const [found, setFound] = useState<string | null>(null)
  useEffect(() => setFound(getReferralCode() ?? ""), [])
  return { code: offered ?? found ?? "", isSaid: found !== null }
}
