import { useFetcher } from "react-router"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useIdempotencyKey } from "../form/useIdempotencyKey.ts"
import type { TournamentAction } from "./tournamentAction.ts"

/**
 * One thing that a player does about a tournament, as it is sent and answered.
 *
 * @param about what it is about: another tournament, or another rebuy, is another attempt.
 * @param fresh the key that came with the page.
 * @param earlier the answer to a form that was sent without scripts.
 */
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
