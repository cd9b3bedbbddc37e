import { Button, type ButtonKind } from "@elite/ui"
import type { ReactNode } from "react"
import { useLocation } from "react-router"
import type { TournamentActionState } from "./useTournamentAction.ts"

type TournamentActionFormProps = {
  deed: TournamentActionState
  tournamentId: number
  kind: ButtonKind
  pendingLabel: string
  /** Beside the button: what it costs, and whether it can be taken back. */
  note: ReactNode
  onSent: () => void
  children: ReactNode
}

/** A button that does one thing about a tournament, and what is to be known before it is pressed; without scripts as well. */
export function TournamentActionForm({
  deed,
  tournamentId,
  kind,
  pendingLabel,
  note,
  onSent,
  children,
}: TournamentActionFormProps) {
  const { pathname, search } = useLocation()
  const send = () => {
    deed.remember()
    onSent()
  }
  return (
    <deed.Form
      method="post"
      action={pathname + search}
      onSubmit={send}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <input type="hidden" name="what" value={deed.what} />
      <input type="hidden" name="tournament" value={tournamentId} />
      <input type="hidden" name="attempt" value={deed.attempt} />
      <Button
        type="submit"
        kind={kind}
        pending={deed.isPending}
        pendingLabel={pendingLabel}
        className="max-w-full whitespace-normal text-balance max-sm:w-full"
      >
        {children}
      </Button>
      <p className="min-w-0 flex-1 basis-40 text-pretty text-[0.8125rem] text-muted leading-4.5">{note}</p>
    </deed.Form>
  )
}
