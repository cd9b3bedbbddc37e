import type { Request } from "../src/studio/decide.ts"
import type { PlayedView, RefusedView } from "../src/studio/view.ts"
import { sentenceOf } from "../src/studio/words.ts"
import { askForRound, newRoundKey, sayShown } from "./calls.ts"
import type { Setting, Table } from "./game.ts"
import type { House } from "./house.ts"
import { createPace, type Pace } from "./pace.ts"

/** What of the page a round moves. */
export type Desk = {
  readonly casino: House
  stakeCents(): number
  /** Puts the stake of a round on the desk. */
  putStake(stakeCents: number): void
  showBalance(cents: number): void
  say(sentence: string, mood?: "plain" | "won" | "refusal"): void
  lock(isLocked: boolean): void
  celebrate(isWon: boolean): void
  /** Whether there is something to skip. */
  offerSkip(isOffered: boolean): void
}

type Keyed = { readonly key: string; readonly request: Request }

/**
 * Plays rounds one at a time. Each has a key before it is sent, under which the studio books it once; a lost answer is
 * asked for again, the desk locked meanwhile. A round that was begun before and that nobody has seen is shown first.
 * Balance and result change together, when the outcome is on the screen.
 */
export function roundRunner(setting: Setting, table: Table, desk: Desk) {
  const { view, words, money } = setting
  const { casino, say } = desk
  let [isRunning, ended] = [false, view.ended]
  let seen: string | undefined
  let pace: Pace | undefined

  function end(sentence: string): void {
    ended = sentence
    desk.lock(true)
    say(sentence, "refusal")
  }

  function resultOf(played: PlayedView, isReplay: boolean): string {
    const { winCents, stakeCents, win, roundId } = played
    const amount =
      winCents === 0
        ? words.nothing
        : winCents === stakeCents
          ? words.whole(money(winCents))
          : (winCents > stakeCents ? words.won : words.back)(money(winCents))
    const open = win === "pending" ? words.pending : win === "refused" && words.unbooked(roundId.slice(0, 8))
    return [isReplay && words.lastRound, table.tell?.(played), amount, open].filter(Boolean).join(" · ")
  }

  async function show(key: string, played: PlayedView, isReplay: boolean): Promise<void> {
    pace = createPace()
    desk.offerSkip(!pace.isHurried())
    await table.show(played, pace)
    desk.offerSkip(false)
    desk.showBalance(played.balanceCents)
    const isWon = played.winCents > played.stakeCents
    say(resultOf(played, isReplay), isWon ? "won" : "plain")
    desk.celebrate(isWon)
    seen = key
    sayShown(view.session, key)
    casino.roundEnded(played)
  }

  function refuse(answer: RefusedView | "gone" | "refused"): void {
    casino.roundRefused()
    if (answer === "gone") end(sentenceOf("session_unknown", view.language))
    else if (answer === "refused") say(sentenceOf("unknown", view.language), "refusal")
    else {
      desk.showBalance(answer.balanceCents)
      if (answer.ended) end(answer.sentence)
      else say(answer.sentence, "refusal")
    }
  }

  /** One round to its end; whether it was played. */
  async function play({ key, request }: Keyed, isReplay: boolean): Promise<boolean> {
    say(isReplay ? words.lastRound : "")
    desk.celebrate(false)
    casino.roundStarted()
    const asked = { session: view.session, key, ...(seen ? { seen } : {}), ...request }
    const answer = await askForRound(asked, () => say(words.asking))
    if (typeof answer === "string" || answer.kind === "refused") refuse(answer)
    else if (answer.kind === "unseen") {
      casino.roundRefused()
      await replay(answer)
      table.put?.(request)
    } else {
      say(isReplay ? words.lastRound : "")
      await show(key, answer, isReplay)
      return true
    }
    return false
  }

  function replay(round: Keyed): Promise<boolean> {
    if (round.request.stakeCents !== undefined) desk.putStake(round.request.stakeCents)
    table.put?.(round.request)
    return play(round, true)
  }

  async function alone(go: () => Promise<boolean>): Promise<void> {
    isRunning = true
    desk.lock(true)
    const startedAt = performance.now()
    const restMs = (await go()) ? view.minimumCycleMs - (performance.now() - startedAt) : 0
    if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs))
    isRunning = false
    desk.lock(ended !== undefined)
  }

  return {
    /** Sends what stands on the desk as a new round, unless one is running. */
    async spin(): Promise<void> {
      if (isRunning || ended !== undefined) return
      const request = table.request(desk.stakeCents())
      if (request) await alone(() => play({ key: newRoundKey(), request }, false))
    },
    /** Begins the page: what nobody has seen comes first. */
    async open(): Promise<void> {
      const { unseen } = view
      if (unseen) await alone(() => replay(unseen))
      if (ended !== undefined) end(ended)
    },
    skip: () => pace?.skip(),
    end,
    isRunning: () => isRunning,
  }
}
