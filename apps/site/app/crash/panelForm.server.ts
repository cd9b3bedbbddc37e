import { randomUUID } from "node:crypto"
import { crash, type InputOf } from "@elite/contract"
import { translate } from "@elite/words"
import { redirect } from "react-router"
import { readCents } from "../form/amount.ts"
import { invalidForm, toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import type { Api } from "../visit.server.ts"
import { parseTarget } from "./betForm.ts"
import { parseCrashQuery, toCrashQueryString } from "./searchParams.ts"

/** What is done with bets at a table, by the server for whoever has no scripts. */
export type BetActions = {
  place: (bet: InputOf<typeof crash.placeCrashDemoBet>) => Promise<unknown>
  cancel: (betId: string) => Promise<unknown>
  cashOut: (betId: string) => Promise<{ bet: crash.OwnCrashBet }>
}

/** No round has this number: to bet where none was ever opened is refused as on one that has gone. */
const nonexistentRound = 999_999_999

/** Places what a form says on the round that stands, under the form's own key; or answers what is wrong with it. */
async function placeBetFromForm(
  api: Api,
  form: FormData,
  deeds: BetActions,
): Promise<FormRefusal | undefined> {
  const say = translate(api.language, "crash")
  const [cents, target] = [readCents(form, "stake"), parseTarget(readText(form, "target"))]
  if (!cents) return invalidForm(form, { stake: say("problems.noStake") })
  if (target === null) return invalidForm(form, { target: say("problems.target") })
  const { state } = await api.call(crash.getCrashRound, {})
  await deeds.place({
    betId: readText(form, "attempt") || randomUUID(),
    roundId: state?.roundId ?? nonexistentRound,
    panel: readText(form, "panel") === "b" ? "b" : "a",
    amount: cents / 100,
    ...(target !== undefined && { target }),
  })
  return undefined
}

/** Does what the form of a panel asks: places a bet, takes it back, or cashes it out; then it leads back to the game. */
export async function handlePanelForm(
  api: Api,
  form: FormData,
  url: URL,
  deeds: BetActions,
): Promise<FormRefusal | Response> {
  const say = translate(api.language, "crash")
  const betId = readText(form, "bet")
  const what = readText(form, "what")
  try {
    if (what === "cancel") {
      await deeds.cancel(betId)
      api.notice({ kind: "success", text: say("done.cancelled") })
    } else if (what === "cashOut") {
      const { bet } = await deeds.cashOut(betId)
      const isOut = bet.state === "cashedOut"
      api.notice({ kind: "information", text: say(isOut ? "done.cashedOut" : "done.asked") })
    } else {
      const problem = await placeBetFromForm(api, form, deeds)
      if (problem) return problem
      api.notice({ kind: "success", text: say("done.placed") })
    }
  } catch (problem) {
    return toFormRefusal(problem, form, { CrashStakeErrorType: "stake" }, say("failed"))
  }
  return redirect(url.pathname + toCrashQueryString(parseCrashQuery(url.searchParams)))
}
