import { useFetcher } from "react-router"
import type { FormAnswer } from "../form/answer.ts"
import { useAttempt } from "../form/useAttempt.ts"
import type { Deed } from "./deed.ts"

/**
 * One thing that a player does about a tournament, as it is sent and answered.
 *
 * @param about what it is about: another tournament, or another rebuy, is another attempt.
 * @param fresh the key that came with the page.
 * @param earlier the answer to a form that was sent without scripts.
 */
export function useDeed(
  what: Deed,
  { about, fresh, earlier }: { about: string; fresh: string; earlier: FormAnswer | undefined },
) {
  const fetcher = useFetcher<FormAnswer>()
  const answer = fetcher.data ?? earlier
  const { attempt, remember } = useAttempt(fresh, about, answer)
  return { what, Form: fetcher.Form, answer, attempt, remember, isPending: fetcher.state !== "idle" }
}
export type Doing = ReturnType<typeof useDeed>
