import { button, el } from "../game-page/dom.ts"
import type { Pick, Slip, SportsEvent } from "./calls.ts"
import type { formats } from "./money.ts"
import type { Words } from "./slip.ts"

type Formats = ReturnType<typeof formats>

/** The sports that have events, one of them chosen. */
export function sportsBar(
  events: readonly SportsEvent[],
  chosen: string,
  words: Words,
  choose: (sport: string) => void,
): HTMLElement {
  const sports = new Map(events.map(({ sport, sportName }) => [sport, sportName]))
  return el(
    "nav",
    { class: "sports", "aria-label": words.sports },
    ...[...sports].map(([sport, name]) =>
      button(name, { "aria-pressed": sport === chosen ? "true" : "false" }, () => choose(sport)),
    ),
  )
}

export function eventList(
  events: readonly SportsEvent[],
  picks: readonly Pick[],
  words: Words,
  { odds, time }: Formats,
  pick: (pick: Pick) => void,
): HTMLElement {
  if (events.length === 0) return el("p", { class: "quiet" }, words.none)
  const isPicked = (eventId: string, marketId: string, outcomeId: string) =>
    picks.some(
      (each) => each.eventId === eventId && each.marketId === marketId && each.outcomeId === outcomeId,
    )
  const card = (event: SportsEvent) => {
    const name = event.sides.join(" – ")
    const markets = event.markets.map((market) =>
      el(
        "div",
        { class: "market", role: "group", "aria-label": `${name}, ${market.name}` },
        el("small", {}, market.name),
        el(
          "div",
          { class: "odds" },
          ...market.outcomes.map((outcome) => {
            const chosen = {
              eventId: event.id,
              marketId: market.id,
              outcomeId: outcome.id,
              event: name,
              market: market.name,
              outcome: outcome.name,
              odds: outcome.odds,
            }
            return button(
              `${outcome.name} ${odds(outcome.odds)}`,
              { "aria-pressed": isPicked(event.id, market.id, outcome.id) ? "true" : "false" },
              () => pick(chosen),
              el("span", {}, outcome.name),
              el("b", { class: "number" }, odds(outcome.odds)),
            )
          }),
        ),
      ),
    )
    return el(
      "li",
      {},
      el("p", { class: "when" }, `${time(event.startsAt)} · ${event.competition}`),
      el("h3", {}, name),
      ...markets,
    )
  }
  return el(
    "section",
    {},
    el("h2", { class: "unseen" }, events[0]?.sportName),
    el("ul", { class: "events" }, ...events.map(card)),
  )
}

export function betList(slips: readonly Slip[], words: Words, { euros, odds }: Formats): HTMLElement {
  const shown = (slip: Slip) =>
    el(
      "li",
      {},
      el(
        "p",
        { class: `state ${slip.state}` },
        slip.state === "discarded" ? words.back : (words[slip.state] ?? words.refused),
      ),
      ...slip.choices.map((choice) =>
        el(
          "p",
          {},
          el("strong", {}, choice.outcome),
          el("small", {}, `${choice.event} · ${choice.market} · ${odds(choice.odds)}`),
        ),
      ),
      el(
        "p",
        { class: "number" },
        slip.state === "open"
          ? `${euros(slip.stakeCents)} → ${euros(slip.potentialCents)}`
          : `${euros(slip.stakeCents)} → ${euros(slip.paidCents)}`,
      ),
    )
  return el(
    "section",
    { class: "mine", "aria-label": words.mine },
    el("h2", {}, words.mine),
    slips.length === 0
      ? el("p", { class: "quiet" }, words.noBets)
      : el("ul", {}, ...slips.slice(0, 12).map(shown)),
  )
}
