import "./sports.css"
import { button, el } from "../game-page/dom.ts"
import { calls, type Pick, Refused, type Slip, type SportsEvent } from "./calls.ts"
import { house } from "./house.ts"
import { betList, eventList, sportsBar } from "./lists.ts"
import { formats } from "./money.ts"
import { type SlipState, slipPanel, type Words } from "./slip.ts"

const { origin = "", api = "", words: written = "{}" } = document.body.dataset
const words = JSON.parse(written) as Words
const language = document.documentElement.lang
const format = formats(language)
const root = document.getElementById("sports")!

let token: string | undefined
let events: SportsEvent[] | undefined
let bets: Slip[] = []
let sport = ""
let hasFailed = false
const slip: SlipState = {
  picks: [],
  stake: "",
  isBusy: false,
  message: undefined,
  isGood: false,
  isVisitor: true,
}
/** A slip has one key, so a repeated request is booked once. */
let key = crypto.randomUUID()

const ask = calls(api, language, () => token)
const site = house(origin, (message) => {
  clearInterval(announcing)
  if (message.kind === "session") {
    const isNew = token === undefined
    token = message.token
    slip.isVisitor = false
    if (isNew || waiting) void readBets()
    waiting = false
    draw()
  } else if (message.kind === "visitor") {
    token = undefined
    slip.isVisitor = true
    draw()
  } else if (message.kind === "view") {
    document.documentElement.style.setProperty("--hidden-below", `${message.hiddenBelowPx}px`)
    hiddenAbovePx = message.hiddenAbovePx
    moveAside()
  } else void readBets()
})
/** The token has ended and a new one is requested. */
let waiting = false
let hiddenAbovePx = 0

/** Beside the events the slip follows the visible part of the page, as far as the list of events reaches. */
function moveAside(): void {
  const aside = root.querySelector("aside")
  const list = aside?.previousElementSibling
  if (!aside || !(list instanceof HTMLElement)) return
  const most = Math.max(0, list.clientHeight - aside.clientHeight)
  aside.style.top = `${Math.max(0, Math.min(hiddenAbovePx - list.offsetTop, most))}px`
}

function say(word: string | undefined, isGood = false): void {
  slip.message = word
  slip.isGood = isGood
}

function choose(pick: Pick): void {
  const { picks } = slip
  const isSame = picks.some(
    ({ eventId, marketId, outcomeId }) =>
      eventId === pick.eventId && marketId === pick.marketId && outcomeId === pick.outcomeId,
  )
  slip.picks = picks.filter(({ eventId }) => eventId !== pick.eventId)
  if (!isSame && slip.picks.length < 10) slip.picks.push(pick)
  key = crypto.randomUUID()
  say(undefined)
  draw()
}

async function place(stakeCents: number): Promise<void> {
  slip.isBusy = true
  say(undefined)
  draw()
  try {
    const placed = await ask.place({
      key,
      stakeCents,
      choices: slip.picks.map(({ eventId, marketId, outcomeId }) => ({ eventId, marketId, outcomeId })),
    })
    const isOpen = placed.state === "open"
    say(isOpen ? "placed" : words[placed.state] ? placed.state : "refused", isOpen)
    // The site knows whose session it is, and what to say of one that is over.
    if (placed.state === "sessionOver" || placed.state === "barred") site.post({ kind: "tokenExpired" })
    key = crypto.randomUUID()
    if (isOpen) {
      slip.picks = []
      slip.stake = ""
    }
  } catch (problem) {
    refused(problem)
  }
  slip.isBusy = false
  draw()
  await readBets()
}

function refused(problem: unknown): void {
  const code = problem instanceof Refused ? problem.code : "failed"
  if (code === "tokenExpired") {
    waiting = true
    site.post({ kind: "tokenExpired" })
  }
  say(words[code] ? code : code === "tokenExpired" ? undefined : "failed")
}

async function readBets(): Promise<void> {
  if (token === undefined) return
  try {
    bets = await ask.slips()
  } catch (problem) {
    if (problem instanceof Refused && problem.code === "tokenExpired") {
      waiting = true
      site.post({ kind: "tokenExpired" })
    }
  }
  draw()
}

async function readEvents(): Promise<void> {
  try {
    events = await ask.events()
    hasFailed = false
    if (!events.some((event) => event.sport === sport)) sport = events[0]?.sport ?? ""
  } catch {
    hasFailed = events === undefined
  }
  draw()
}

function draw(): void {
  const focused = document.activeElement
  const label = focused?.getAttribute("aria-label") ?? focused?.textContent
  const isStake = focused?.id === "stake"
  if (events === undefined) {
    root.replaceChildren(
      hasFailed
        ? el(
            "div",
            { class: "quiet", role: "alert" },
            el("p", {}, words.failed),
            button(words.retry!, {}, () => void readEvents()),
          )
        : el("p", { class: "quiet", role: "status" }, words.loading),
    )
    return
  }
  const shown = events.filter((event) => event.sport === sport)
  root.replaceChildren(
    sportsBar(events, sport, words, (chosen) => {
      sport = chosen
      site.post({ kind: "route", path: `/${chosen}` })
      draw()
    }),
    el(
      "div",
      { class: "columns" },
      eventList(shown, slip.picks, words, format, choose),
      el(
        "aside",
        {},
        slipPanel(slip, words, format, {
          remove: (eventId) => choose(slip.picks.find((each) => each.eventId === eventId)!),
          type: (text) => {
            slip.stake = text
          },
          place: (stakeCents) => void place(stakeCents),
          login: () => site.post({ kind: "login" }),
          wrong: () => {
            say("amountWrong")
            draw()
          },
        }),
        ...(slip.isVisitor ? [] : [betList(bets, words, format)]),
      ),
    ),
  )
  moveAside()
  const again = isStake
    ? document.getElementById("stake")
    : label &&
      [...root.querySelectorAll("button")].find(
        (each) => (each.getAttribute("aria-label") ?? each.textContent) === label,
      )
  if (again && focused !== document.body) again.focus({ preventScroll: true })
}

const everyMs = 60_000
draw()
void readEvents()
setInterval(() => void readEvents(), everyMs)

/** The site's scripts may run after this page's, so it announces itself until it gets an answer. */
const announceEveryMs = 400
const announcing = setInterval(() => site.post({ kind: "ready" }), announceEveryMs)
site.post({ kind: "ready" })
