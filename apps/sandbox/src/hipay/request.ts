import { isIP } from "node:net"
import { webAddress } from "../http.ts"
import type { Asked } from "./order.ts"

/** HiPay's error body: an integer code, its short name and a sentence. */
export type GatewayError = { readonly code: number; readonly message: string; readonly description: string }

export function gatewayError(code: number, message: string, description: string): GatewayError {
  return { code, message, description }
}

const missing = (name: string) =>
  gatewayError(1010101, "Required Parameter Missing", `${name}: a required parameter is missing.`)
const invalid = (name: string, code = 1010201, what = "the parameter has an invalid format.") =>
  gatewayError(code, "Invalid Parameter", `${name}: ${what}`)

/** Products this gateway offers: cards and Bancontact. */
export const PRODUCTS: readonly string[] = [
  "bancontact",
  "bancontactqrcode",
  "bcmc",
  "bcmc-mobile",
  "visa",
  "mastercard",
  "cb",
]
const QR_PRODUCTS: readonly string[] = ["bancontactqrcode", "bcmc-mobile"]
const QR_MAXIMUM_CENTS = 150_000
const ORDER_MAXIMUM_CENTS = 100_000_000
const DEFAULT_TIME_TO_PAY_SECONDS = 7 * 24 * 3600
const MAXIMUM_TIME_TO_PAY_SECONDS = 2_140_000

export function isQrProduct(product: string): boolean {
  return QR_PRODUCTS.includes(product)
}

type Check = readonly [name: string, accepts: RegExp, code?: number, what?: string]

const CHECKS: readonly Check[] = [
  ["orderid", /^.{1,32}$/s, 1010202, "the value exceeds 32 characters."],
  ["description", /^.{1,255}$/s, 1010202, "the value exceeds 255 characters."],
  ["amount", /^\d{1,9}(\.\d{1,2})?$/, 1010205, "the value is not a valid decimal amount."],
  ["operation", /^(Sale|Authorization)$/],
  ["language", /^[a-z]{2}_[A-Z]{2}$/],
  ["birthdate", /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/, 1010206, "the value is not a valid date."],
  ["gender", /^[MFU]$/],
  ["country", /^[A-Z]{2}$/],
  ["authentication_indicator", /^[012]$/],
  ["eci", /^\d{1,2}$/, 1010204, "the value contains non-numeric characters."],
  ["time_limit_to_pay", /^\d{1,7}$/, 1010204, "the value contains non-numeric characters."],
  ["template", /^(basic-js|iframe-js|basic|basic2|iframe)$/],
]
const ADDRESSES = ["accept_url", "decline_url", "pending_url", "exception_url", "cancel_url", "notify_url"]

function firstFault(form: URLSearchParams): GatewayError | undefined {
  for (const name of ["orderid", "description", "amount", "currency"])
    if (!form.get(name)) return missing(name)
  for (const [name, accepts, code, what] of CHECKS) {
    const value = form.get(name)
    if (value && !accepts.test(value)) return invalid(name, code, what)
  }
  for (const name of [...ADDRESSES, "default_url"]) {
    const value = form.get(name)
    if (value && !webAddress(value)) return invalid(name)
  }
  const ip = form.get("ipaddr")
  if (ip && isIP(ip) === 0) return invalid("ipaddr", 1010208, "the value is not a valid IP address.")
  if (Number(form.get("time_limit_to_pay") ?? 0) > MAXIMUM_TIME_TO_PAY_SECONDS)
    return invalid("time_limit_to_pay")
  if (form.get("currency") !== "EUR") {
    return gatewayError(3010001, "Unsupported Currency", "currency: only EUR is enabled on this account.")
  }
  return undefined
}

function customData(text: string): Readonly<Record<string, string>> | undefined {
  if (text === "") return {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        typeof entry === "string" ? entry : JSON.stringify(entry),
      ]),
    )
  } catch {
    return undefined
  }
}

function offered(form: URLSearchParams, amountCents: number): readonly string[] | GatewayError {
  const listed = (form.get("payment_product_list") ?? "").split(",").map((product) => product.trim())
  const asked = listed.filter((product) => product !== "")
  const unknown = asked.find((product) => !PRODUCTS.includes(product))
  if (unknown !== undefined) {
    return gatewayError(1020001, "Unavailable Route", `payment_product_list: no route for ${unknown}.`)
  }
  const wanted = asked.length > 0 ? asked : PRODUCTS.filter((product) => !product.startsWith("bcmc"))
  const affordable = wanted.filter((product) => !isQrProduct(product) || amountCents <= QR_MAXIMUM_CENTS)
  if (affordable.length > 0) return [...new Set(affordable)]
  return gatewayError(3010002, "Amount Limit Exceeded", "amount: above the maximum of the payment product.")
}

/** Refuses with 1010101 missing, 10102xx malformed, 1020001 unknown product, 3010001 currency, 3010002 amount. */
export function readHostedPageRequest(form: URLSearchParams): Asked | GatewayError {
  const fault = firstFault(form)
  if (fault) return fault
  const text = (name: string) => form.get(name) ?? ""
  const [units = "", fraction = ""] = text("amount").split(".")
  const amountCents = Number(units) * 100 + Number(fraction.padEnd(2, "0"))
  if (amountCents < 1) return invalid("amount", 1010205, "the value must be positive.")
  if (amountCents > ORDER_MAXIMUM_CENTS) {
    return gatewayError(3010002, "Amount Limit Exceeded", "amount: above the maximum of a transaction.")
  }
  const products = offered(form, amountCents)
  if ("code" in products) return products
  const custom = customData(text("custom_data"))
  if (!custom) return invalid("custom_data")
  const fallback = text("default_url")
  const address = (name: string) => text(name) || fallback
  return {
    orderId: text("orderid"),
    description: text("description"),
    amountCents,
    currency: "EUR",
    operation: text("operation") === "Sale" ? "Sale" : "Authorization",
    products,
    language: text("language") || "en_GB",
    addresses: {
      accept: address("accept_url"),
      decline: address("decline_url"),
      pending: address("pending_url"),
      exception: address("exception_url"),
      cancel: address("cancel_url"),
    },
    notifyUrl: text("notify_url"),
    customerId: text("cid"),
    email: text("email"),
    firstName: text("firstname"),
    lastName: text("lastname"),
    ipAddress: text("ipaddr"),
    merchantName: text("merchant_display_name"),
    showCancel: text("display_cancel_button") !== "0",
    framed: text("template").startsWith("iframe"),
    timeToPaySeconds: Number(text("time_limit_to_pay")) || DEFAULT_TIME_TO_PAY_SECONDS,
    customData: custom,
    cdata: Array.from({ length: 10 }, (_, index) => text(`cdata${index + 1}`)),
  }
}
