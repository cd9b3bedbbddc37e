import { diceEngine } from "./dice/engine.ts"
import type { DrawnEngine, SteppedEngine } from "./engine.ts"
import { rouletteEngine } from "./roulette/engine.ts"
import { slotEngine } from "./slot/engine.ts"
import type { Title } from "./titles/title.ts"

/** Every engine by the name that its models carry. */
export const engines = {
  slot: slotEngine,
  dice: diceEngine,
  roulette: rouletteEngine,
}

type Engines = typeof engines
export type EngineName = keyof Engines

export type ModelOf<Name extends EngineName> =
  Engines[Name] extends DrawnEngine<infer Model, never>
    ? Model
    : Engines[Name] extends SteppedEngine<infer Model, never>
      ? Model
      : never

type ResultOf<Name extends EngineName> =
  Engines[Name] extends DrawnEngine<never, infer Result>
    ? Result
    : Engines[Name] extends SteppedEngine<never, infer State>
      ? State
      : never

/** What a round brought, or how it stands while it is open. */
export type Outcome = {
  [Name in EngineName]: {
    readonly engine: Name
    readonly winCents: number
    readonly meta: string
    readonly result: ResultOf<Name>
  }
}[EngineName]

type AnyModel = Title["model"]
type AnyEngine = DrawnEngine<AnyModel, Outcome["result"]> | SteppedEngine<AnyModel, Outcome["result"]>

/** The rules that a title is played by. */
export const engineOf = (title: Title): AnyEngine => engines[title.model.engine] as unknown as AnyEngine
