import { randomUUID } from "node:crypto"
import { crash, type InputOf } from "@elite/contract"
import { translate } from "@elite/words"
import { redirect } from "react-router"
import { centsIn } from "../form/amount.ts"
import { refusedForm, wrong } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import type { Api } from "../visit.server.ts"
import { askedIn, queryOf } from "./asked.ts"
import { targetIn } from "./wish.ts"

/** What is done with bets at a table, by the server for whoever has no scripts. */
export type Deeds = {
  place: (bet: InputOf<typeof crash.placeCrashDemoBet>) => Promise<unknown>
  cancel: (betId: string) => Promise<unknown>
  cashOut: (betId: string) => Promise<{ bet: crash.OwnCrashBet }>
}

/** No round has this number: to bet where none was ever opened is refused as on one that has gone. */
const noRound = 999_999_999

/** Places what a form says on the round that stands, under the form's own key; or answers what is wrong with it. */
async function place(api: Api, form: FormData, deeds: Deeds): Promise<FormAnswer | undefined> {
  const say = translate(api.language, "crash")
  const [cents, target] = [centsIn(form, "stake"), targetIn(textIn(form, "target"))]
  if (!cents) return wrong(form, { stake: say("problems.noStake") })
  if (target === null) return wrong(form, { target: say("problems.target") })
  const { state } = await api.call(crash.getCrashRound, {})
  await deeds.place({
    betId: textIn(form, "attempt") || randomUUID(),
    roundId: state?.roundId ?? noRound,
    panel: textIn(form, "panel") === "b" ? "b" : "a",
    amount: cents / 100,
    ...(target !== undefined && { target }),
  })
  return undefined
}

/** Does what the form of a panel asks: places a bet, takes it back, or cashes it out; then it leads back to the game. */
export async function act(api: Api, form: FormData, url: URL, deeds: Deeds): Promise<FormAnswer | Response> {
  const say = translate(api.language, "crash")
  const betId = textIn(form, "bet")
  const what = textIn(form, "what")
  try {
    if (what === "cancel") {
      await deeds.cancel(betId)
      api.notice({ kind: "success", text: say("done.cancelled") })
    } else if (what === "cashOut") {
      const { bet } = await deeds.cashOut(betId)
      const isOut = bet.state === "cashedOut"
      api.notice({ kind: "information", text: say(isOut ? "done.cashedOut" : "done.asked") })
    } else {
      const problem = await place(api, form, deeds)
      if (problem) return problem
      api.notice({ kind: "success", text: say("done.placed") })
    }
  } catch (problem) {
    return refusedForm(problem, form, { CrashStakeErrorType: "stake" }, say("failed"))
  }
  return redirect(url.pathname + queryOf(askedIn(url.searchParams)))
}
