import { useFetcher } from "react-router"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useIdempotencyKey } from "../form/useIdempotencyKey.ts"
import type { TournamentAction } from "./tournamentAction.ts"

/** `about` identifies the attempt; `fresh` is the page's idempotency key, `earlier` the answer without scripts. */
export function useTournamentAction(
  what: TournamentAction,
  { about, fresh, earlier }: { about: string; fresh: string; earlier: FormRefusal | undefined },
) {
  const fetcher = useFetcher<FormRefusal>()
  const answer = fetcher.data ?? earlier
  const { attempt, remember } = useIdempotencyKey(fresh, about, answer)
  return { what, Form: fetcher.Form, answer, attempt, remember, isPending: fetcher.state !== "idle" }
}
export type TournamentActionState = ReturnType<typeof useTournamentAction>
