/** The card's funding: only consultation v3 has it (`card.type`); HiPay's documented notification does not. */
export type Funding = "CREDIT" | "DEBIT" | "UNKNOWN"

export type TestCard = {
  readonly number: string
  readonly product: string
  readonly brand: string
  readonly funding: Funding
  /** Requires a 3-D Secure challenge. */
  readonly enrolled: boolean
  readonly issuer: string
}

/**
 * Accepted numbers. The two Visa cards are those of a public list, the Bancontact one is common among
 * gateways; the others are numbers reserved for tests that satisfy the Luhn check. The first card of a
 * product is the one the form starts with.
 */
export const TEST_CARDS: readonly TestCard[] = [
  {
    number: "4150551403657424",
    product: "visa",
    brand: "VISA",
    funding: "DEBIT",
    enrolled: false,
    issuer: "SANDBOX BANK",
  },
  {
    number: "4111111111111111",
    product: "visa",
    brand: "VISA",
    funding: "DEBIT",
    enrolled: true,
    issuer: "SANDBOX BANK",
  },
  {
    number: "4000000000000002",
    product: "visa",
    brand: "VISA",
    funding: "CREDIT",
    enrolled: false,
    issuer: "SANDBOX CREDIT",
  },
  {
    number: "4000000000000010",
    product: "visa",
    brand: "VISA",
    funding: "UNKNOWN",
    enrolled: false,
    issuer: "SANDBOX BANK",
  },
  {
    number: "5399999999999999",
    product: "mastercard",
    brand: "MASTERCARD",
    funding: "DEBIT",
    enrolled: false,
    issuer: "SANDBOX BANK",
  },
  {
    number: "5200828282828210",
    product: "mastercard",
    brand: "MASTERCARD",
    funding: "DEBIT",
    enrolled: true,
    issuer: "SANDBOX BANK",
  },
  {
    number: "5555555555554444",
    product: "mastercard",
    brand: "MASTERCARD",
    funding: "CREDIT",
    enrolled: false,
    issuer: "SANDBOX CREDIT",
  },
  {
    number: "4970100000000006",
    product: "cb",
    brand: "CB",
    funding: "DEBIT",
    enrolled: false,
    issuer: "SANDBOX BANK",
  },
  {
    number: "4970100000000014",
    product: "cb",
    brand: "CB",
    funding: "CREDIT",
    enrolled: false,
    issuer: "SANDBOX CREDIT",
  },
  {
    number: "6703444444444449",
    product: "bancontact",
    brand: "BANCONTACT",
    funding: "DEBIT",
    enrolled: false,
    issuer: "SANDBOX BANK",
  },
]

/** The card product behind a HiPay product code: older lists call Bancontact `bcmc`. */
export function cardProduct(product: string): string {
  return product === "bcmc" ? "bancontact" : product
}

export function cardsFor(product: string): readonly TestCard[] {
  return TEST_CARDS.filter((card) => card.product === cardProduct(product))
}

/** Luhn check of ISO/IEC 7812-1 over the digits of a card number. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [position, digit] of [...digits].toReversed().entries()) {
    const doubled = position % 2 === 1 ? Number(digit) * 2 : Number(digit)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return digits.length >= 12 && /^\d+$/.test(digits) && sum % 10 === 0
}

/** The parts of a card that are stored: never the whole number. */
export type PaidCard = {
  readonly token: string
  readonly brand: string
  readonly pan: string
  readonly holder: string
  readonly expiryMonth: string
  readonly expiryYear: string
  readonly issuer: string
  readonly country: string
  readonly funding: Funding
}

export type CardForm = {
  readonly number: string
  readonly holder: string
  readonly expiry: string
  readonly cvc: string
}

export type CardFault = "number" | "holder" | "expiry" | "expired" | "cvc"

/** Refuses with every faulty field: number (4010202), expiry (4010204), CVC (4010207; Bancontact has none), holder. */
export function readCard(
  product: string,
  form: CardForm,
  nowMs: number,
  token: string,
): { card: PaidCard; enrolled: boolean } | { faults: readonly CardFault[] } {
  const digits = form.number.replace(/[\s-]/g, "")
  const known = cardsFor(product).find((card) => card.number === digits)
  const [, month = "", shortYear = ""] =
    /^\s*(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(form.expiry) ?? []
  const firstOfNextMonthMs = Date.UTC(2000 + Number(shortYear), Number(month), 1)
  const holder = form.holder.trim().slice(0, 60)
  const faults: CardFault[] = []
  if (!known) faults.push("number")
  if (holder === "") faults.push("holder")
  if (month === "") faults.push("expiry")
  else if (firstOfNextMonthMs <= nowMs) faults.push("expired")
  if (cardProduct(product) !== "bancontact" && !/^\d{3}$/.test(form.cvc.trim())) faults.push("cvc")
  if (!known || faults.length > 0) return { faults }
  const card: PaidCard = {
    token,
    brand: known.brand,
    pan: `${digits.slice(0, 6)}${"*".repeat(digits.length - 10)}${digits.slice(-4)}`,
    holder,
    expiryMonth: month,
    expiryYear: `20${shortYear}`,
    issuer: known.issuer,
    country: "BE",
    funding: known.funding,
  }
  return { card, enrolled: known.enrolled }
}
