import { isObject } from "../http.ts"
import type { Language } from "../page.ts"
import { eventCalled, type SportsEvent } from "./events.ts"

/** One outcome of an event, with the odds at which it was chosen. */
export type Choice = {
  readonly eventId: string
  readonly marketId: string
  readonly outcomeId: string
  readonly oddsThousandths: number
}

const MOST_CHOICES = 10

/** Undefined for an unknown outcome. */
export function chosen({ eventId, marketId, outcomeId }: Omit<Choice, "oddsThousandths">) {
  const event = eventCalled(eventId)
  const market = event?.markets.find(({ id }) => id === marketId)
  const outcome = market?.outcomes.find(({ id }) => id === outcomeId)
  return event && market && outcome ? { event, market, outcome } : undefined
}

const text = (value: unknown): string => (typeof value === "string" ? value.slice(0, 60) : "")

/** Up to ten outcomes of different events that have not begun. A string is the reason for a refusal. */
export function readChoices(value: unknown, nowMs: number): readonly Choice[] | string {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_CHOICES) return "malformed"
  const choices: Choice[] = []
  const events = new Set<SportsEvent["id"]>()
  for (const each of value as unknown[]) {
    if (!isObject(each)) return "malformed"
    const named = {
      eventId: text(each.eventId),
      marketId: text(each.marketId),
      outcomeId: text(each.outcomeId),
    }
    const found = chosen(named)
    if (!found || events.has(found.event.id)) return "malformed"
    if (found.event.startsAtMs <= nowMs) return "begun"
    events.add(found.event.id)
    choices.push({ ...named, oddsThousandths: found.outcome.oddsThousandths })
  }
  return choices
}

export function shownChoice(choice: Choice, language: Language) {
  const { event, market, outcome } = chosen(choice)!
  return {
    event: event.sides.join(" – "),
    competition: event.competition[language],
    market: market.name[language],
    outcome: outcome.name[language],
    startsAt: new Date(event.startsAtMs).toISOString(),
    odds: choice.oddsThousandths / 1000,
  }
}
