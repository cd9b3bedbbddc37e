import { Notice } from "@elite/ui"
import { isSilent, useRefusal } from "../shell/toasts.tsx"

/**
 * The refusal in an action's answer, kept above its form: the toast that also says it is gone after five seconds.
 * Nothing where the fields carry their own sentences.
 */
export function Refused({ answer }: { answer: unknown }) {
  const refusal = useRefusal(answer)
  if (!refusal?.description || Object.keys(refusal.fields).length > 0) return null
  return (
    <Notice tone="danger" live={isSilent(refusal)}>
      {refusal.description}
    </Notice>
  )
}
