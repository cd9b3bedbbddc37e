import { buttonClass, Card } from "@elite/ui"

/**
 * Leads to another site after a form that was sent without scripts. The page itself leads on, because a form may only
 * lead to addresses of ours (Content-Security-Policy, form-action); the button is for browsers that do not follow.
 */
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
