import { useTranslations } from "../i18n.tsx"

/** The message for a failure key of the API; null where there is none. */
export function useFailureReason(): (key: string | null) => string | null {
  const t = useTranslations("paymentReasons")
  return (key) => {
    const known = key as Parameters<typeof t.has>[0] | null
    return known !== null && t.has(known) ? t(known) : null
  }
}
