import { Button, type ButtonKind } from "@elite/ui"
import type { ReactNode } from "react"
import { useLocation } from "react-router"
import type { TournamentActionState } from "./useTournamentAction.ts"

type TournamentActionFormProps = {
  action: TournamentActionState
  tournamentId: number
  kind: ButtonKind
  pendingLabel: string
  /** Cost, and whether it can be undone. */
  note: ReactNode
  onSent: () => void
  children: ReactNode
}

/** Works without scripts as well. */
export function TournamentActionForm({
  action,
  tournamentId,
  kind,
  pendingLabel,
  note,
  onSent,
  children,
}: TournamentActionFormProps) {
  const { pathname, search } = useLocation()
  const send = () => {
    action.remember()
    onSent()
  }
  return (
    <action.Form
      method="post"
      action={pathname + search}
      onSubmit={send}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <input type="hidden" name="what" value={action.what} />
      <input type="hidden" name="tournament" value={tournamentId} />
      <input type="hidden" name="attempt" value={action.attempt} />
      <Button
        type="submit"
        kind={kind}
        pending={action.isPending}
        pendingLabel={pendingLabel}
        className="max-w-full whitespace-normal text-balance max-sm:w-full"
      >
        {children}
      </Button>
      <p className="min-w-0 flex-1 basis-40 text-pretty text-[0.8125rem] text-muted leading-4.5">{note}</p>
    </action.Form>
  )
}
