import { protection as contract, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { refusedForm, wrong } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { type Api, apiOf, speak, translate } from "../visit.server.ts"
import type { Route } from "./+types/selfTest"
import { items } from "./items.ts"

type Band = contract.SelfTestBand
export type KeptTest = ReplyOf<typeof contract.getSelfTests>["selfTests"][number] & { band: Band }

/** The questions, and for a player what they had kept. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const player = await api.player()
  const kept = player ? (await api.call(contract.getSelfTests, {})).selfTests : null
  const banded = kept?.map((test): KeptTest => ({ ...test, band: contract.bandOf(test.score) })) ?? null
  return { words: speak(request, ["account", "content", "protection"]), kept: banded }
}

/** A result, which is nowhere but on the page that shows it, and why it was not kept; or why there is none. */
export type Answer = { score: number; band: Band; refused: FormAnswer | undefined } | FormAnswer

const resultOf = (score: number, refused?: FormAnswer): Answer => ({
  score,
  band: contract.bandOf(score),
  refused,
})

/** The score of the answers, or a sentence for each question that has none. */
function judged(api: Api, form: FormData): Answer {
  const answers = items.map((item) => ({ item, answer: textIn(form, item) }))
  const open = answers.filter(({ answer }) => !/^[0-3]$/.test(answer))
  const sentence = translate(api.language, "protection")("test.unanswered")
  if (open.length > 0) return wrong(form, Object.fromEntries(open.map(({ item }) => [item, sentence])))
  return resultOf(answers.reduce((sum, { answer }) => sum + Number(answer), 0))
}

/** Keeps a result for whoever says yes to it. */
async function keeps(api: Api, form: FormData): Promise<Answer | Response> {
  const score = Number(textIn(form, "score"))
  if (form.get("agrees") !== "on") {
    const agrees = translate(api.language, "protection")("test.agreeMissing")
    return resultOf(score, wrong(form, { agrees }))
  }
  try {
    const { message } = await api.call(contract.keepSelfTest, { score, agrees: true })
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return resultOf(score, refusedForm(problem, form))
  }
  return redirect(href("selfTest", api.language))
}

/** Forgets a result; one that has gone already, from another window, is as it should be. */
async function forgets(api: Api, form: FormData): Promise<Answer | Response> {
  try {
    const { message } = await api.ask(contract.deleteSelfTest, { id: Number(textIn(form, "id")) })
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    if (!(problem instanceof ApiProblem && problem.status === 404)) return refusedForm(problem, form)
  }
  return redirect(href("selfTest", api.language))
}

/** Adds the answers up and shows what they come to; keeps or forgets a result where that is asked. */
export async function action({ request, context }: Route.ActionArgs): Promise<Answer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const what = textIn(form, "what")
  if (what === "keep") return keeps(api, form)
  return what === "delete" ? forgets(api, form) : judged(api, form)
}
