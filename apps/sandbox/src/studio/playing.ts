import type { Wallet } from "../aggregator/wallet.ts"
import type { Archive } from "./archive.ts"
import type { Draw } from "./chance.ts"
import { outcomeOf } from "./decide.ts"
import type { Request, Settled, SteppedEngine } from "./engine.ts"
import { engineOf, type Outcome } from "./engines.ts"
import type { RoundAnswer } from "./round.ts"
import { roundUuid } from "./round-key.ts"
import { type Session, seatName } from "./session.ts"
import { openTill, refused, type Till } from "./till.ts"
import type { Title } from "./titles/title.ts"

type State = Outcome["result"]
type Stepped = SteppedEngine<Title["model"], State>

/** What a round answers, and how it goes on where it waits for a decision. */
export type Turn = { readonly answer: RoundAnswer; readonly open?: OpenRound }

/** A round that waits for the player's decision. */
export type OpenRound = {
  /** Takes one of the actions. An additional stake that is refused leaves the round as it was. */
  act(session: Session, action: string): Promise<Turn>
  /** The action that ends the round, or leads to its end, without a further stake. */
  readonly leave: string
}

/** A round after its first stake. */
type Begun = {
  readonly id: string
  readonly request: Request
  readonly till: Till
  readonly stakeCents: number
  /** The number of decisions taken. */
  readonly step: number
}

type Options = { readonly wallet: Wallet; readonly draw: Draw; readonly keep: Archive["keep"] }

/** Plays a round: takes its stakes, draws after the wallet has accepted them, and pays the win. */
export function createPlaying({ wallet, draw, keep }: Options) {
  async function finish(session: Session, round: Begun, settled: Settled<State>): Promise<Turn> {
    const played = keep(session, { ...round, outcome: outcomeOf(session.title, settled) })
    const win = await round.till.pay(session, settled.winCents, settled.meta)
    return { answer: { kind: "played", round: played, balanceCents: session.balanceCents, win } }
  }

  /** The round as it stands: waiting for a decision, or over. */
  async function stand(session: Session, round: Begun, engine: Stepped, state: State): Promise<Turn> {
    const { title } = session
    const settled = engine.settle(title.model, state)
    const actions = engine.actions(title.model, state)
    if (actions.length === 0) return await finish(session, round, settled)

    async function act(later: Session, name: string): Promise<Turn> {
      const action = actions.find((one) => one.name === name)
      if (!action) return { answer: refused(later, "unknown"), open }
      const refusal = action.stakeCents > 0 ? await round.till.take(later, action.stakeCents) : undefined
      if (refusal) return { answer: refused(later, refusal), open }
      const next = { ...round, stakeCents: round.stakeCents + action.stakeCents, step: round.step + 1 }
      return await stand(later, next, engine, engine.act(title.model, state, name, draw))
    }

    const open: OpenRound = { act, leave: engine.leave(title.model, state) }
    return {
      answer: {
        kind: "open",
        roundId: round.id,
        stakeCents: round.stakeCents,
        balanceCents: session.balanceCents,
        outcome: outcomeOf(title, { ...settled, winCents: 0 }),
        actions,
        step: round.step,
      },
      open,
    }
  }

  /** Begins the round of a key with its stake. */
  return async function begin(
    session: Session,
    { key, request }: { readonly key: string; readonly request: Request },
    stakeCents: number,
  ): Promise<Turn> {
    const till = openTill(session, key, request, wallet)
    const refusal = await till.take(session, stakeCents)
    if (refusal) return { answer: refused(session, refusal) }
    const id = roundUuid("round", seatName(session), key)
    const round: Begun = { id, request, till, stakeCents, step: 0 }
    const { model } = session.title
    const engine = engineOf(session.title)
    return engine.kind === "drawn"
      ? await finish(session, round, engine.play(model, request, stakeCents, draw))
      : await stand(session, round, engine, engine.begin(model, request, stakeCents, draw))
  }
}
