import { Check, Copy } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "../i18n.tsx"

const visibleEnd = 8

/** The end of a reference, and a button that copies all of it; screen readers and print have the whole. */
export function ShortReference({ reference }: { reference: string }) {
  const t = useTranslations("account")
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    void navigator.clipboard.writeText(reference).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  if (reference.length <= visibleEnd + 1) return reference
  const Sign = isCopied ? Check : Copy
  return (
    <span
      className="relative inline-flex items-center gap-1 whitespace-nowrap align-middle"
      title={reference}
    >
      <span aria-hidden="true" className="print:hidden">
        …{reference.slice(-visibleEnd)}
      </span>
      <span className="sr-only wrap-anywhere print:not-sr-only">{reference}</span>
      <button
        type="button"
        onClick={copy}
        aria-label={t("copyReference", { reference })}
        className="inline-grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-raised hover:text-ivory pointer-coarse:size-11 print:hidden noscript:hidden"
      >
        <Sign className="size-4" aria-hidden="true" />
      </button>
      <span role="status" className="sr-only">
        {isCopied && t("referenceCopied")}
      </span>
    </span>
  )
}
