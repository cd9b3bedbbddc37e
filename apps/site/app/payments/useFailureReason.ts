import { useTranslations } from "../i18n.tsx"

/** The sentence for why money did not move, by the key on the wire; null where there is none to say. */
export function useFailureReason(): (key: string | null) => string | null {
  const t = useTranslations("paymentReasons")
  return (key) => {
    const known = key as Parameters<typeof t.has>[0] | null
    return known !== null && t.has(known) ? t(known) : null
  }
}
