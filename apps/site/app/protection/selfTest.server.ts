import { protection as contract, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { invalidForm, toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { type Api, apiOf, messagesFor, translate } from "../visit.server.ts"
import type { Route } from "./+types/selfTest"
import { questionKeys } from "./questionKeys.ts"

type Band = contract.SelfTestBand
export type SavedTest = ReplyOf<typeof contract.getSelfTests>["selfTests"][number] & { band: Band }

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const player = await api.player()
  const tests = player ? (await api.call(contract.getSelfTests, {})).selfTests : null
  const saved = tests?.map((test): SavedTest => ({ ...test, band: contract.bandOf(test.score) })) ?? null
  return { words: messagesFor(request, ["account", "content", "protection"]), savedTests: saved }
}

/** Only this response contains the result of the self-test, or the reason of its refusal. */
export type SelfTestActionData = { score: number; band: Band; refused: FormRefusal | undefined } | FormRefusal

const toResult = (score: number, refused?: FormRefusal): SelfTestActionData => ({
  score,
  band: contract.bandOf(score),
  refused,
})

/** The score, or a message for each unanswered question. */
function scoreAnswers(api: Api, form: FormData): SelfTestActionData {
  const answers = questionKeys.map((item) => ({ item, answer: readText(form, item) }))
  const open = answers.filter(({ answer }) => !/^[0-3]$/.test(answer))
  const sentence = translate(api.language, "protection")("test.unanswered")
  if (open.length > 0) return invalidForm(form, Object.fromEntries(open.map(({ item }) => [item, sentence])))
  return toResult(answers.reduce((sum, { answer }) => sum + Number(answer), 0))
}

async function saveResult(api: Api, form: FormData): Promise<SelfTestActionData | Response> {
  const score = Number(readText(form, "score"))
  if (form.get("agrees") !== "on") {
    const agrees = translate(api.language, "protection")("test.agreeMissing")
    return toResult(score, invalidForm(form, { agrees }))
  }
  try {
    const { message } = await api.call(contract.keepSelfTest, { score, agrees: true })
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return toResult(score, toFormRefusal(problem, form))
  }
  return redirect(href("selfTest", api.language))
}

/** A result that was already deleted, for instance in another window, is not an error. */
async function deleteResult(api: Api, form: FormData): Promise<SelfTestActionData | Response> {
  try {
    const { message } = await api.ask(contract.deleteSelfTest, { id: Number(readText(form, "id")) })
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    if (!(problem instanceof ApiProblem && problem.status === 404)) return toFormRefusal(problem, form)
  }
  return redirect(href("selfTest", api.language))
}

export async function action({ request, context }: Route.ActionArgs): Promise<SelfTestActionData | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const formName = readText(form, "what")
  if (formName === "keep") return saveResult(api, form)
  return formName === "delete" ? deleteResult(api, form) : scoreAnswers(api, form)
}
