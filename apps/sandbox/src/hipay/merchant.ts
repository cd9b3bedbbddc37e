import { basic, KEYS, type Received, type Trial } from "../trial.ts"

export const CARD = {
  product: "visa",
  number: "4150551403657424",
  holder: "Jan Peeters",
  expiry: "12/29",
  cvc: "123",
}

export const authorization = basic(KEYS.hipay.login, KEYS.hipay.password)

/** In order of arrival. */
export function statuses(calls: readonly Received[]): (string | null)[] {
  return calls.map((call) => new URLSearchParams(call.body).get("status"))
}

export function merchant(trial: Trial) {
  let orderNumber = 0

  function fields(extra: Record<string, string> = {}): FormData {
    const form = new FormData()
    const values = {
      orderid: `D-${++orderNumber}`,
      description: "Deposit",
      amount: "25.00",
      currency: "EUR",
      operation: "Sale",
      payment_product_list: "bancontact,visa,mastercard,cb",
      language: "nl_BE",
      time_limit_to_pay: "1800",
      cid: "player-7",
      custom_data: '{"deposit":"d-1"}',
      notify_url: `${trial.casinoUrl}/notify`,
      accept_url: `${trial.casinoUrl}/accept?from=hipay`,
      decline_url: `${trial.casinoUrl}/decline`,
      pending_url: `${trial.casinoUrl}/pending`,
      exception_url: `${trial.casinoUrl}/exception`,
      cancel_url: `${trial.casinoUrl}/cancel`,
      ...extra,
    }
    for (const [name, value] of Object.entries(values)) form.set(name, value)
    return form
  }

  async function create(extra: Record<string, string> = {}, path = "/hipay/v1/hpayment") {
    const body = fields(extra)
    const response = await fetch(trial.url + path, { method: "POST", headers: { authorization }, body })
    return { status: response.status, body: await response.json() }
  }

  return {
    fields,
    create,
    async open(extra: Record<string, string> = {}): Promise<{ forwardUrl: string; orderId: string }> {
      const { body } = await create(extra)
      return { forwardUrl: body.forwardUrl, orderId: body.order.id }
    },
    press(forwardUrl: string, outcome: string, extra: Record<string, string> = CARD): Promise<Response> {
      const body = new URLSearchParams({ ...extra, outcome })
      return fetch(forwardUrl, { method: "POST", redirect: "manual", body })
    },
    async get(path: string) {
      const response = await fetch(trial.url + path, { headers: { authorization } })
      return { status: response.status, body: await response.json() }
    },
    async maintain(path: string, fields: Record<string, string>) {
      const body = new URLSearchParams(fields)
      const response = await fetch(trial.url + path, { method: "POST", headers: { authorization }, body })
      return { status: response.status, body: await response.json() }
    },
    async startOver(): Promise<void> {
      await trial.post("/hipay/__sandbox/reset", {})
      await trial.post("/__sandbox/clock", { offsetSeconds: 0 })
      trial.received.length = 0
      trial.answers.length = 0
    },
  }
}
