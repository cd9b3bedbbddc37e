import { buttonClass, Card } from "@elite/ui"

/** A page, because the Content-Security-Policy (form-action) limits forms to our own addresses. */
export function ContinueLink({ url, label }: { url: string; label: string }) {
  return (
    <Card>
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <a href={url} className={buttonClass({ kind: "primary", size: "large", block: true })}>
        {label}
      </a>
    </Card>
  )
}
