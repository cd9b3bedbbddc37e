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

export type BetActions = {
  place: (bet: Omit<InputOf<typeof crash.placeCrashBet>, "sessionToken">) => Promise<unknown>
  cancel: (betId: string) => Promise<unknown>
  cashOut: (betId: string) => Promise<{ bet: crash.OwnCrashBet }>
}

/** No round has this number: a bet without a round is refused like one on a past round. */
const nonexistentRound = 999_999_999

/** Places the bet on the current round under the form's idempotency key, or returns the form's errors. */
async function placeBetFromForm(
  api: Api,
  form: FormData,
  actions: BetActions,
): Promise<FormRefusal | undefined> {
  const say = translate(api.language, "crash")
  const [cents, target] = [readCents(form, "stake"), parseTarget(readText(form, "target"))]
  if (!cents) return invalidForm(form, { stake: say("problems.noStake") })
  if (target === null) return invalidForm(form, { target: say("problems.target") })
  const { state } = await api.call(crash.getCrashRound, {})
  await actions.place({
    betId: readText(form, "attempt") || randomUUID(),
    roundId: state?.roundId ?? nonexistentRound,
    panel: readText(form, "panel") === "b" ? "b" : "a",
    amount: cents / 100,
    ...(target !== undefined && { target }),
  })
  return undefined
}

export async function handlePanelForm(
  api: Api,
  form: FormData,
  url: URL,
  actions: BetActions,
): Promise<FormRefusal | Response> {
  const say = translate(api.language, "crash")
  const betId = readText(form, "bet")
  const what = readText(form, "what")
  try {
    if (what === "cancel") {
      await actions.cancel(betId)
      api.notice({ kind: "success", text: say("done.cancelled") })
    } else if (what === "cashOut") {
      const { bet } = await actions.cashOut(betId)
      const isOut = bet.state === "cashedOut"
      api.notice({ kind: "information", text: say(isOut ? "done.cashedOut" : "done.asked") })
    } else {
      const problem = await placeBetFromForm(api, form, actions)
      if (problem) return problem
      api.notice({ kind: "success", text: say("done.placed") })
    }
  } catch (problem) {
    return toFormRefusal(problem, form, { CrashStakeErrorType: "stake" }, say("failed"))
  }
  return redirect(url.pathname + toCrashQueryString(parseCrashQuery(url.searchParams)))
}
