import { type RefObject, useEffect, useRef } from "react"
import { useSubmit } from "react-router"
import { useOnReconnected } from "../shell/connection.ts"

/**
 * Sends a form by itself, once the page is alive: for an address that a browser is led to, and that no letter holds. Without scripts its button does it; what was not sent is sent when the connection is back.
 */
export function useAutoSubmit(): RefObject<HTMLFormElement | null> {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current || !form.current) return
    sent.current = true
    void submit(form.current)
  }, [submit])
  useOnReconnected(() => {
    if (form.current) void submit(form.current)
  })
  return form
}
