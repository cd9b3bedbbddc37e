export type Outcome = { id: string; name: string; odds: number }
export type SportsEvent = {
  id: string
  sport: string
  sportName: string
  competition: string
  sides: [string, string]
  startsAt: string
  markets: { id: string; name: string; outcomes: Outcome[] }[]
}
export type Pick = {
  eventId: string
  marketId: string
  outcomeId: string
  event: string
  market: string
  outcome: string
  odds: number
}
export type Slip = {
  id: string
  state: string
  stakeCents: number
  odds: number
  potentialCents: number
  paidCents: number
  placedAt: string
  choices: { event: string; market: string; outcome: string; odds: number }[]
}

/** A call fails with a key of the words, or because the token has ended. */
export class Refused extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The token identifies the player; a lost connection is `failed`. */
export function calls(api: string, language: string, token: () => string | undefined) {
  async function ask<T>(path: string, body?: object): Promise<T> {
    let answer: Response
    try {
      answer = await fetch(`${api}/${path}?lang=${language}`, {
        method: body ? "POST" : "GET",
        headers: {
          ...(token() ? { authorization: `Bearer ${token()}` } : {}),
          ...(body ? { "content-type": "application/json" } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    } catch {
      throw new Refused("failed")
    }
    const read = (await answer.json().catch(() => ({}))) as T & { code?: string }
    if (!answer.ok) throw new Refused(read.code ?? "failed")
    return read
  }
  return {
    events: () => ask<SportsEvent[]>("events"),
    slips: () => ask<Slip[]>("slips"),
    place: (request: { key: string; stakeCents: number; choices: object[] }) => ask<Slip>("slips", request),
  }
}
