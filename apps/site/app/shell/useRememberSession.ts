import { useEffect } from "react"
import { useShell } from "./shellData.ts"

const storageKeys = { userId: "user_id", loginTime: "login_time" }

/**
 * Keeps the player's id and the time of the log-in in local storage, and takes them out as soon as a page is a
 * visitor's: after a log-out, and after every 401 and 403, which end there. Nothing
 * reads them; the session is the server's to know.
 */
export function useRememberSession(): void {
  const shell = useShell()
  const isKnown = shell !== undefined
  const userId = shell?.player?.userId
  const loginTime = shell?.summary?.loginTime
  useEffect(() => {
    // Where the shell itself failed nobody knows who is there.
    if (!isKnown) return
    try {
      if (userId === undefined || loginTime === undefined)
        for (const key of Object.values(storageKeys)) window.localStorage.removeItem(key)
      else {
        window.localStorage.setItem(storageKeys.userId, String(userId))
        window.localStorage.setItem(storageKeys.loginTime, loginTime)
      }
    } catch {
      // Storage may be forbidden; nothing depends on it.
    }
  }, [isKnown, userId, loginTime])
}
