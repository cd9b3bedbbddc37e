import { type RefObject, useEffect, useRef } from "react"
import { useSubmit } from "react-router"
import { useOnReconnected } from "../shell/connection.ts"

/** For an address that a browser is redirected to, never one in an email. Without scripts its button does it. */
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
