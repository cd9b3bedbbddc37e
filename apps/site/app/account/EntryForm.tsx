import { Button } from "@elite/ui"
import type { ReactNode, RefObject } from "react"
import { Form, Link, useNavigation } from "react-router"
import { EntryPage } from "./EntryPage.tsx"
import { RefusalMessage } from "./RefusalMessage.tsx"

type EntryFormProps = {
  title: ReactNode
  lead?: ReactNode
  answer: unknown
  form: RefObject<HTMLFormElement | null>
  submit: string
  submitting: string
  /** Without it, whether any form of the page is pending. */
  pending?: boolean | undefined
  /** The form has no fields: its button alone sends it again. */
  isBare?: boolean
  children: ReactNode
  foot?: ReactNode
}

export function EntryForm({ title, lead, answer, form, submit, submitting, ...rest }: EntryFormProps) {
  const { pending, isBare = false, children, foot } = rest
  const isAnySent = useNavigation().formMethod === "POST"
  return (
    <EntryPage title={title} lead={lead}>
      <Form method="post" noValidate ref={form} className="grid gap-5">
        <RefusalMessage answer={answer} isOutside={isBare} />
        {children}
        <Button
          type="submit"
          kind="primary"
          size="large"
          block
          pending={pending ?? isAnySent}
          pendingLabel={submitting}
        >
          {submit}
        </Button>
      </Form>
      {foot}
    </EntryPage>
  )
}

export function EntryLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex items-center font-semibold text-brass underline underline-offset-4 pointer-coarse:min-h-11"
    >
      {children}
    </Link>
  )
}

export const EntryLinks = ({ children }: { children: ReactNode }) => (
  <p className="mt-6 flex flex-wrap gap-x-6 gap-y-3">{children}</p>
)
