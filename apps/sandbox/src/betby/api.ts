import type { KeyObject } from "node:crypto"
import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Clock } from "../clock.ts"
import { readJson } from "../http.ts"
import { type Language, pageLanguage } from "../page.ts"
import { readChoices, shownChoice } from "./choices.ts"
import { openEvents, type SportsEvent } from "./events.ts"
import type { Slip } from "./slip.ts"
import type { Slips } from "./slips.ts"
import { SPORTS } from "./sports.ts"
import { type Viewer, viewerOf } from "./token.ts"

const LEAST_CENTS = 10
const MOST_CENTS = 100_000
const KEY = /^[\w-]{8,48}$/

const shownEvent = (
  { id, sport, competition, sides, startsAtMs, markets }: SportsEvent,
  language: Language,
) => ({
  id,
  sport,
  sportName: SPORTS[sport].name[language],
  competition: competition[language],
  sides,
  startsAt: new Date(startsAtMs).toISOString(),
  markets: markets.map((market) => ({
    id: market.id,
    name: market.name[language],
    outcomes: market.outcomes.map(({ id: outcome, name, oddsThousandths }) => ({
      id: outcome,
      name: name[language],
      odds: oddsThousandths / 1000,
    })),
  })),
})

/** The state of a slip as one word for the page. */
function toStateText({ state, result, refusal }: Slip): string {
  if (state === "refused") return refusal ?? "refused"
  if (state !== "accepted") return state
  if (!result) return "open"
  if (result.isCashout) return "cashedOut"
  return { win: "won", lost: "lost", refund: "refunded" }[result.kind]
}

const shownSlip = (slip: Slip, language: Language) => ({
  id: slip.id,
  state: toStateText(slip),
  stakeCents: slip.stakeCents,
  odds: slip.oddsThousandths / 1000,
  potentialCents: slip.potentialCents,
  paidCents: slip.result?.cents ?? 0,
  placedAt: new Date(slip.placedAtMs).toISOString(),
  choices: slip.choices.map((choice) => shownChoice(choice, language)),
})

/** The API of the page in the frame: events for everybody, slips of the token's user. */
export function mountApi(
  app: FastifyInstance,
  { clock, slips, key, brandId }: { clock: Clock; slips: Slips; key: KeyObject; brandId: string },
): void {
  const viewer = async (request: FastifyRequest): Promise<Viewer | undefined> => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? ""
    return viewerOf(token, { key, brandId, nowMs: clock.now() })
  }
  const languageOf = (request: FastifyRequest) =>
    pageLanguage((request.query as { lang?: string }).lang ?? "en")

  app.get("/api/events", (request) =>
    openEvents(clock.now()).map((event) => shownEvent(event, languageOf(request))),
  )
  app.get("/api/slips", async (request, reply) => {
    const who = await viewer(request)
    if (!who) return reply.code(401).send({ code: "tokenExpired" })
    return slips
      .ofUser(who.user)
      .slice(0, 50)
      .map((slip) => shownSlip(slip, languageOf(request)))
  })
  app.post("/api/slips", async (request, reply) => {
    const who = await viewer(request)
    if (!who) return reply.code(401).send({ code: "tokenExpired" })
    const { key: slipKey, stakeCents, choices: requestedChoices } = readJson(request) ?? {}
    const isStake =
      Number.isInteger(stakeCents) && Number(stakeCents) >= LEAST_CENTS && Number(stakeCents) <= MOST_CENTS
    const choices = readChoices(requestedChoices, clock.now())
    if (typeof slipKey !== "string" || !KEY.test(slipKey) || !isStake || choices === "malformed")
      return reply.code(400).send({ code: "malformed" })
    if (typeof choices === "string") return reply.code(409).send({ code: choices })
    const { user, session } = who
    const slip = await slips.place({ key: slipKey, user, session, stakeCents: Number(stakeCents), choices })
    return shownSlip(slip, languageOf(request))
  })
}
