import { randomUUID } from "node:crypto"
import { bonuses, type Language, limits, payments, type ReplyOf, sportsbook } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { readCents } from "../form/amount.ts"
import { invalidForm, toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { orNull } from "../orNull.server.ts"
import { pageUrl } from "../pageUrl.ts"
import { type Api, apiOf, messagesFor, requirePlayer, translate } from "../visit.server.ts"
import type { Route } from "./+types/deposits"
import type { MethodBounds } from "./depositAmount.ts"

export type DepositChoice = {
  code: payments.DepositMethod
  name: string
  iconUrl: string
  bounds: MethodBounds
  /** The service behind the method is unavailable. */
  isAway: boolean
  /** Paid on this page by scanning a code. */
  isScanned: boolean
}

export type Order = ReplyOf<typeof payments.hiPayResponse>

export type UnfinishedOrder = Order & { forwardUrl: string | null }
export type DepositAnswer = { orderId: string; forwardUrl: string } | FormRefusal

const isOpen = ({ status, inReview }: Order) => !inReview && (status === "created" || status === "pending")

/** The joining bonus on offer for a deposit; null where there is none or it cannot be read. */
async function readOfferedBonus(api: Api) {
  const read = await orNull(api.call(bonuses.getActiveJoiningBonus, {}))
  return read?.bonus?.status === "offered" ? read.bonus : null
}

/** The order in the address while it is open; a final one has a page of its own. */
async function findOpenOrder(api: Api, request: Request): Promise<UnfinishedOrder | null> {
  const orderid = pageUrl(request.url).searchParams.get("orderid")
  if (!orderid) return null
  try {
    const order = await api.ask(payments.hiPayResponse, { orderid })
    if (isOpen(order)) {
      const { forwardUrl } = await api.call(payments.continueDeposit, { orderid })
      return { ...order, forwardUrl }
    }
    const page = order.status === "succeeded" ? "paymentSuccess" : "paymentFailure"
    throw redirect(`${href(page, api.language)}?orderid=${encodeURIComponent(orderid)}`)
  } catch (problem) {
    if (problem instanceof ApiProblem) return null
    throw problem
  }
}

const isDepositMethod = (code: string): code is payments.DepositMethod =>
  payments.depositMethods.some((method) => method === code)

/** Cash where the address names no purse. */
export const parsePurse = (url: URL): payments.Purse =>
  url.searchParams.get("purse") === "sports" ? "sports" : "cash"

type Deposit = NonNullable<
  ReplyOf<typeof payments.getActivePaymentMethods>["paymentMethods"][number]["deposit"]
>
function toDepositChoice({ min, max, fee, time, isAway, isScanned }: Deposit, language: Language) {
  return { bounds: { min, max, fee, time: time[language] }, isAway, isScanned }
}

export const toDepositChoices = (
  { paymentMethods }: ReplyOf<typeof payments.getActivePaymentMethods>,
  language: Language,
): DepositChoice[] =>
  paymentMethods.flatMap(({ code, name, iconUrl, deposit }) =>
    deposit && isDepositMethod(code)
      ? [{ ...toDepositChoice(deposit, language), code, name: name[language], iconUrl }]
      : [],
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requirePlayer(context, request)
  const api = apiOf(context)
  const purse = parsePurse(pageUrl(request.url))
  const [limitsReply, active, order, bonus] = await Promise.all([
    api.call(limits.getLimits, {}),
    api.call(payments.getActivePaymentMethods, {}),
    findOpenOrder(api, request),
    purse === "cash" ? readOfferedBonus(api) : null,
    // Answers 404 for the sports purse while the sports book is closed.
    purse === "sports" ? api.call(sportsbook.getSportsBook, {}) : null,
  ])
  const { now, regulatoryWeeklyDepositLimit, regulatoryRaise, depositRoom } = limitsReply
  const methods = toDepositChoices(active, api.language)
  return {
    words: messagesFor(request, ["account", "bonuses", "deposit", "restricted"]),
    exclusion: user.exclusion ?? null,
    lock: !user.isEmailVerified ? ("email" as const) : user.kycStatus === "accepted" ? null : user.kycStatus,
    room: regulatoryWeeklyDepositLimit,
    depositRoom,
    statutory: regulatoryRaise.statutory,
    purse: order?.purse ?? purse,
    methods,
    /** The method of the player's last deposit, where it can be used now. */
    lastMethod: methods.find(({ code, isAway }) => code === active.lastDeposit && !isAway)?.code,
    order,
    bonus,
    /** An idempotency key for each time the page is read: submitting the same form twice makes one order. */
    attempt: randomUUID(),
    now,
  }
}

/** Abandons an unfinished order and redirects to the page of the form. */
async function abandonOrder(api: Api, form: FormData): Promise<FormRefusal> {
  try {
    await api.call(payments.abandonDeposit, { orderid: readText(form, "abandon") })
  } catch (problem) {
    return toFormRefusal(problem, form)
  }
  throw redirect(href(readText(form, "from") === "balances" ? "balances" : "deposits", api.language))
}

const errorFields = {
  DepositBelowMinimumErrorType: "amount",
  DepositAboveMaximumErrorType: "amount",
} as const

/** Opens an order and answers with the payment page's address; the browser decides which tab opens it. */
export async function action({ request, context }: Route.ActionArgs): Promise<DepositAnswer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  if (readText(form, "abandon")) return abandonOrder(api, form)
  const cents = readCents(form, "amountCents")
  const paymentMethod = readText(form, "paymentMethod")
  if (cents === undefined || !isDepositMethod(paymentMethod)) {
    const t = translate(api.language, "deposit")
    return invalidForm(form, {
      ...(cents === undefined ? { amount: t("amountMissing") } : {}),
      ...(isDepositMethod(paymentMethod) ? {} : { paymentMethod: t("methodMissing") }),
    })
  }
  try {
    const { orderId, forwardUrl, qrCode } = await api.call(
      payments.hiPayUrl,
      {
        amount: cents / 100,
        paymentMethod,
        languageCode: api.language,
        purse: parsePurse(pageUrl(request.url)),
        ...(readText(form, "joiningBonus") === "yes" && { joiningBonus: true as const }),
      },
      { idempotencyKey: readText(form, "attempt") || randomUUID() },
    )
    // The page that waits for the payment shows the code.
    if (qrCode !== undefined)
      return redirect(`${href("deposits", api.language)}?orderid=${encodeURIComponent(orderId)}`)
    return { orderId, forwardUrl }
  } catch (problem) {
    return toFormRefusal(problem, form, errorFields)
  }
}
