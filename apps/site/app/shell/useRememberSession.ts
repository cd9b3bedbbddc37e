import { useEffect } from "react"
import { useShell } from "./shellData.ts"

const storageKeys = { userId: "user_id", loginTime: "login_time" }

/** Nothing reads the stored id and time; a visitor's page removes them. */
export function useRememberSession(): void {
  const shell = useShell()
  const isKnown = shell !== undefined
  const userId = shell?.player?.userId
  const loginTime = shell?.summary?.loginTime
  useEffect(() => {
    if (!isKnown) return
    try {
      if (userId === undefined || loginTime === undefined)
        for (const key of Object.values(storageKeys)) window.localStorage.removeItem(key)
      else {
        window.localStorage.setItem(storageKeys.userId, String(userId))
        window.localStorage.setItem(storageKeys.loginTime, loginTime)
      }
    } catch {
      // Storage may be blocked; nothing depends on it.
    }
  }, [isKnown, userId, loginTime])
}
