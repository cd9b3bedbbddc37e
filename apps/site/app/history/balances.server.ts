import { randomUUID } from "node:crypto"
import {
  bonuses,
  content,
  drops,
  jackpots,
  type Language,
  me,
  payments,
  prizes,
  quest,
  tournaments,
  wallet,
} from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { redirect } from "react-router"
import { refusedForm } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { pageUrl } from "../pageUrl.ts"
import { part } from "../part.server.ts"
import { type Api, apiOf, playerOrLogin, speak, type User } from "../visit.server.ts"
import type { Route } from "./+types/balances"
import { type Period, pageRows, periodIn, periodInput } from "./period.ts"

const views = [
  "deposits",
  "withdrawals",
  "statement",
  "jackpots",
  "drops",
  "quests",
  "tournaments",
  "result",
] as const
export type View = (typeof views)[number]

/** What was paid in and out, staked and won in the period, and the result of each day of it, newest first. */
async function resultOf(api: Api, { page, from, to }: Period) {
  const days = { ...(from ? { startDate: from } : {}), ...(to ? { endDate: to } : {}) }
  const { perDay, ...totals } = await api.call(me.getProfitLoss, days)
  const rows = perDay.toReversed().slice((page - 1) * pageRows, page * pageRows)
  return { totals, count: perDay.length, rows }
}

/** A page of the statement, of one type where one is chosen. */
async function statementOf(api: Api, period: Period, type: wallet.TransactionType | undefined) {
  const { transactions } = await api.call(wallet.getUserTransactions, {
    ...periodInput(period),
    ...(type && { transactionType: type }),
  })
  return transactions
}

type Asked = { view: View; period: Period; type: wallet.TransactionType | undefined }

async function listOf(api: Api, { view, period, type }: Asked) {
  if (view === "statement") return { view, ...(await statementOf(api, period, type)) }
  if (view === "jackpots") {
    const { wins } = await api.call(jackpots.getJackpotWins, { pageNo: period.page, limit: pageRows })
    return { view, ...wins }
  }
  if (view === "drops") {
    const { prizes } = await api.call(drops.getOwnDrops, { pageNo: period.page, limit: pageRows })
    return { view, ...prizes }
  }
  if (view === "quests") {
    const { prizes } = await api.call(quest.getQuestPrizes, { pageNo: period.page, limit: pageRows })
    return { view, ...prizes }
  }
  if (view === "tournaments") {
    const paged = { pageNo: period.page, limit: pageRows }
    const { movements } = await api.call(tournaments.getTournamentMovements, paged)
    return { view, ...movements }
  }
  if (view === "result") return { view, ...(await resultOf(api, period)) }
  const endpoint = view === "deposits" ? payments.depositTransaction : payments.withdrawTransaction
  const { transactions } = await api.call(endpoint, periodInput(period))
  return { view, ...transactions }
}

/** Their joining bonus, or the one that they could be given: asked for where there can be one. */
async function bonusOf(api: Api, user: User) {
  const { siteDetail } = await api.call(content.siteDetail, {})
  const { joiningBonus } = siteDetail.features
  // Where it is only told of, everybody is told.
  if (!user.hasBonus && (joiningBonus === "off" || (joiningBonus === "on" && user.hasDeposited))) return null
  const { bonus } = await api.call(bonuses.getActiveJoiningBonus, {})
  return bonus
}

/** What their purse of the sports book holds; null for whoever never had anything there while there is none. */
async function sportsOf(api: Api, { sportsBalance }: User): Promise<number | null> {
  const { siteDetail } = await api.call(content.siteDetail, {})
  const isOffered = (siteDetail.features.sportsbook ?? "off") !== "off"
  return isOffered ? (sportsBalance ?? 0) : sportsBalance
}

const spoken = ["account", "bonuses", "history", "jackpotNames", "paymentReasons"] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await playerOrLogin(context, request)
  const params = pageUrl(request.url).searchParams
  const period = periodIn(params)
  const view = views.find((each) => each === params.get("view")) ?? "deposits"
  const asked = view === "statement" ? params.get("type") : null
  const type = wallet.transactionTypes.find((each) => each === asked)
  const api = apiOf(context)
  const [list, bonus, sports] = await Promise.all([
    part(listOf(api, { view, period, type })),
    part(bonusOf(api, user)),
    part(sportsOf(api, user)),
  ])
  const { amount, coins, points, jackpotId } = user.userWallet
  return {
    words: speak(request, view === "statement" ? [...spoken, "statement"] : spoken),
    wallet: { amount, coins, points, jackpotId },
    view,
    period,
    type,
    list,
    bonus,
    sports,
    attempt: randomUUID(),
  }
}

const doings = ["bonusId", "prizeDistributionId", "questPrizeId", "jackpotId", "prizeId"] as const
type Doing = (typeof doings)[number]
/** Where each of them is seen once it is done. */
const doneAt: Readonly<Record<Doing, string>> = {
  bonusId: "",
  prizeDistributionId: "?view=drops",
  questPrizeId: "?view=quests",
  jackpotId: "?view=jackpots",
  prizeId: "?view=statement",
}

/** Does what a form names: gives a bonus up, or claims a prize drop, a quest prize, a jackpot or any of them by its number. */
function doneIn(api: Api, form: FormData, what: Doing): Promise<{ message: string }> {
  const number = Number(textIn(form, what))
  if (what === "prizeDistributionId") return api.call(drops.claimDrop, { prizeDistributionId: number })
  if (what === "questPrizeId") return api.call(quest.claimQuestPrize, { questPrizeId: number })
  if (what === "prizeId") return api.call(prizes.claimPrize, { prizeId: number })
  if (what === "jackpotId") return api.call(jackpots.updateJackpotWinner, { jackpotId: number })
  const idempotencyKey = textIn(form, "attempt") || randomUUID()
  const forfeits = Number(textIn(form, "forfeits"))
  return api.call(bonuses.giveUpJoiningBonus, { bonusId: number, forfeits }, { idempotencyKey })
}

/** What is said where the server did not answer what a form asked for. */
function failedTo(language: Language, what: Doing): string {
  if (what === "bonusId") return translate(language, "bonuses")("givingUp.failed")
  return translate(language, "history")(what === "jackpotId" ? "jackpotNotClaimed" : "prizeNotClaimed")
}

/** Gives the joining bonus up, or claims what the player has won. */
export async function action({ request, context }: Route.ActionArgs): Promise<FormAnswer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const what = doings.find((each) => form.has(each)) ?? "jackpotId"
  try {
    const { message } = await doneIn(api, form, what)
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return refusedForm(problem, form, {}, failedTo(api.language, what))
  }
  return redirect(href("balances", api.language) + doneAt[what])
}
