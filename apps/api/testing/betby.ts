import { randomUUID } from "node:crypto"
import { inject } from "vitest"
import { minuteMs } from "../src/platform/lib/calendar.ts"
import { readPrivateKey, signToken } from "../src/providers/betby/token.ts"
import type {} from "./global.ts"

export type BetbyAnswer = { httpStatus: number; code?: string; id?: string | null; balance?: number | null }
export type Punter = { playerId: bigint; session: string }

/** The wallet protocol from the side of the provider, with real signatures over HTTP. Cents. */
export type Betby = {
  /** One outcome; `id` is our number of the bet. */
  stake(punter: Punter, cents: number): Promise<BetbyAnswer>
  result(punter: Punter, bet: string, kind: "win" | "lost" | "refund", cents: number): Promise<BetbyAnswer>
}

export function betbyAt(url: string): Betby {
  const key = readPrivateKey(inject("secrets").betby.providerPrivateKey)
  const send = async (path: string, payload: object): Promise<BetbyAnswer> => {
    const now = new Date()
    const claims = { key, jti: randomUUID(), issuer: "betby", audience: "elite", now }
    const token = await signToken({ payload }, { ...claims, expiresAt: new Date(now.getTime() + minuteMs) })
    const answer = await fetch(`${url}/providers/betby/bet/${path}`, {
      method: "POST",
      body: JSON.stringify({ payload: token }),
    })
    return { httpStatus: answer.status, ...((await answer.json()) as object) }
  }
  const transaction = ({ playerId }: Punter, cents: number) => ({
    id: randomUUID(),
    betslip_id: randomUUID(),
    ext_player_id: `s_${playerId}`,
    amount: cents,
    currency: "EUR",
  })
  const leg = {
    competitor_name: ["Gent", "Genk"],
    tournament_name: "Cup",
    market_name: "Winner",
    outcome_name: "Gent",
    scheduled: Math.floor(Date.now() / 1_000) + 3_600,
    odds: "2.00",
    live: false,
  }
  return {
    stake(punter, cents) {
      const request = transaction(punter, cents)
      return send("make", {
        session_id: punter.session,
        potential_win: cents * 2,
        transaction: request,
        betslip: { id: request.betslip_id, k: "2.00", bets: [leg] },
      })
    },
    result: (punter, bet, kind, cents) =>
      send(kind, { bet_transaction_id: bet, transaction: transaction(punter, cents) }),
  }
}
