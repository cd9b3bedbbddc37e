import type { Request } from "../src/studio/engine.ts"
import type { OpenView, PlayedView, RefusedView } from "../src/studio/view.ts"
import { type Language, sentenceOf } from "../src/studio/words.ts"
import { askForRound, newRoundKey, sayShown, sendDecision } from "./calls.ts"
import type { Setting, Table } from "./game.ts"
import type { House } from "./house.ts"
import { createPace, type Pace } from "./pace.ts"
import type { Sound } from "./sound.ts"

/** The parts of the page that a round changes. */
export type Desk = {
  readonly casino: House
  stakeCents(): number
  putStake(stakeCents: number): void
  showBalance(cents: number): void
  say(sentence: string, mood?: "plain" | "won" | "refusal"): void
  lock(isLocked: boolean): void
  celebrate(isWon: boolean): void
  readonly sound: Pick<Sound, "play">
  offerSkip(isOffered: boolean): void
}

type Refusal = RefusedView | "gone" | "refused"
type Keyed = { readonly key: string; readonly request: Request }

/** One line: the game's account, the prize, and what is still pending. */
export function resultOf(
  played: PlayedView,
  isReplay: boolean,
  table: Table,
  { words, money }: Setting,
): string {
  const { winCents, stakeCents, win, roundId } = played
  const amount =
    winCents === 0
      ? words.nothing
      : winCents === stakeCents
        ? words.whole(money(winCents))
        : (winCents > stakeCents ? words.won : words.back)(money(winCents))
  const open = win === "pending" ? words.pending : win === "refused" && words.unbooked(roundId.slice(0, 8))
  return [isReplay && words.lastRound, table.describe?.(played), amount, open].filter(Boolean).join(" · ")
}

/** The sentence of a refusal, and whether it ends the session. */
function refusalOf(answer: Refusal, language: Language): { sentence: string; isEnd: boolean } {
  if (answer === "gone") return { sentence: sentenceOf("session_unknown", language), isEnd: true }
  if (answer === "refused") return { sentence: sentenceOf("unknown", language), isEnd: false }
  return { sentence: answer.sentence, isEnd: answer.ended }
}

/** One round at a time; each takes at least `minimumCycleMs`. */
function turns(minimumCycleMs: number, lock: (isRunning: boolean) => void) {
  let isRunning = false
  return {
    isRunning: () => isRunning,
    /** `go` answers when the studio began the round (`performance.now()`), or undefined where none was played. */
    async take(go: () => Promise<number | undefined>): Promise<void> {
      isRunning = true
      lock(true)
      const begunAt = await go()
      const restMs = begunAt === undefined ? 0 : minimumCycleMs - (performance.now() - begunAt)
      if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs))
      isRunning = false
      lock(false)
    },
  }
}

function startRound({ casino, celebrate, say, sound }: Desk, sentence: string): void {
  say(sentence)
  celebrate(false)
  casino.roundStarted()
  sound.play("spin")
}

/** Plays one sound of landing where no part of the picture lands separately. */
function soundsOfRound({ sound }: Pick<Desk, "sound">) {
  let hasLanded = false
  return {
    landed(): void {
      hasLanded = true
      sound.play("stop")
    },
    over(isWon: boolean): void {
      if (isWon) sound.play("win")
      else if (!hasLanded) sound.play("stop")
    },
  }
}

/** Each round has a key under which the studio books it once, so a lost answer is requested again. An unseen earlier
 * round is shown first; balance and result change together. */
export function roundRunner(setting: Setting, table: Table, desk: Desk) {
  const { view, words } = setting
  const { casino, say } = desk
  let ended = view.ended
  const turn = turns(view.minimumCycleMs, (isRunning) => desk.lock(isRunning || ended !== undefined))
  let seen: string | undefined
  let pace: Pace | undefined

  function end(sentence: string): void {
    ended = sentence
    desk.lock(true)
    say(sentence, "refusal")
  }

  async function show(key: string, played: PlayedView, isReplay: boolean): Promise<void> {
    const sound = soundsOfRound(desk)
    pace = createPace(sound.landed)
    desk.offerSkip(!pace.isHurried() || table.skipVerb !== undefined)
    await table.show(played, pace)
    desk.offerSkip(false)
    desk.showBalance(played.balanceCents)
    const isWon = played.winCents > played.stakeCents
    say(resultOf(played, isReplay, table, setting), isWon ? "won" : "plain")
    desk.celebrate(isWon)
    sound.over(isWon)
    seen = key
    sayShown(view.session, key)
    casino.roundEnded(played)
  }

  function refuse(answer: Refusal): void {
    if (typeof answer !== "string") desk.showBalance(answer.balanceCents)
    const { sentence, isEnd } = refusalOf(answer, view.language)
    isEnd ? end(sentence) : say(sentence, "refusal")
  }

  /** Returns when the studio first answered, if the round was played. */
  async function play({ key, request }: Keyed, isReplay: boolean): Promise<number | undefined> {
    startRound(desk, isReplay ? words.lastRound : "")
    const asked = { session: view.session, key, ...(seen && { seen }), ...request }
    const begun = await askForRound(asked, () => say(words.asking))
    const begunAt = performance.now()
    const answer = await decide({ setting, table, desk, refuse }, key, begun)
    if (typeof answer !== "string" && answer.kind === "played") {
      say(isReplay ? words.lastRound : "")
      await show(key, answer, isReplay)
      return begunAt
    }
    casino.roundRefused()
    if (typeof answer === "string" || answer.kind === "refused") refuse(answer)
    else if (answer.kind === "unseen") {
      await replay(answer)
      table.put?.(request)
    }
    return undefined
  }

  function replay(round: Keyed): Promise<number | undefined> {
    if (round.request.stakeCents !== undefined) desk.putStake(round.request.stakeCents)
    table.put?.(round.request)
    return play(round, true)
  }

  return {
    /** Does nothing while a round is running. */
    async spin(): Promise<void> {
      if (turn.isRunning() || ended !== undefined) return
      const request = table.request(desk.stakeCents())
      if (request) await turn.take(() => play({ key: newRoundKey(), request }, false))
    },
    /** An unseen round is shown first. */
    async open(): Promise<void> {
      if (view.unseen) await turn.take(() => replay(view.unseen!))
      if (ended !== undefined) end(ended)
    },
    skip: () => pace?.skip(),
    end,
    isRunning: turn.isRunning,
  }
}

type Answer = Awaited<ReturnType<typeof askForRound>>
type Open = {
  readonly setting: Setting
  readonly table: Table
  readonly desk: Desk
  refuse(refusal: RefusedView): void
}

/** A refused decision is explained and requested again. */
async function decide(
  { setting: { view, words, say }, table, desk, refuse }: Open,
  key: string,
  begun: Answer,
): Promise<Exclude<Answer, OpenView>> {
  if (typeof begun === "string" || begun.kind !== "open") return begun
  let open = begun
  for (;;) {
    await table.show(open, createPace())
    desk.showBalance(open.balanceCents)
    const action = (await table.choose?.(open)) ?? ""
    say("")
    const decision = { session: view.session, key, step: open.step, action }
    const answer = await sendDecision(decision, () => say(words.asking))
    if (typeof answer === "string" || answer.kind === "played") return answer
    if (answer.kind === "open") open = answer
    else if (answer.kind === "refused" && !answer.ended) refuse(answer)
    else return answer.kind === "refused" ? answer : "refused"
  }
}
