import { baccaratEngine } from "./baccarat/engine.ts"
import { blackjackEngine } from "./blackjack/engine.ts"
import { cascadeEngine } from "./cascade/engine.ts"
import { classicEngine } from "./classic/engine.ts"
import { diceEngine } from "./dice/engine.ts"
import type { DrawnEngine, Settled, SteppedEngine } from "./engine.ts"
import { hiloEngine } from "./hilo/engine.ts"
import { holdEngine } from "./hold/engine.ts"
import { kenoEngine } from "./keno/engine.ts"
import { minesEngine } from "./mines/engine.ts"
import { plinkoEngine } from "./plinko/engine.ts"
import { pokerEngine } from "./poker/engine.ts"
import { rouletteEngine } from "./roulette/engine.ts"
import { scratchEngine } from "./scratch/engine.ts"
import { slotEngine } from "./slot/engine.ts"

/** Every engine by the name that its models carry. */
export const engines = {
  slot: slotEngine,
  dice: diceEngine,
  roulette: rouletteEngine,
  mines: minesEngine,
  plinko: plinkoEngine,
  keno: kenoEngine,
  cascade: cascadeEngine,
  classic: classicEngine,
  hold: holdEngine,
  scratch: scratchEngine,
  poker: pokerEngine,
  hilo: hiloEngine,
  blackjack: blackjackEngine,
  baccarat: baccaratEngine,
}

type Engines = typeof engines
export type EngineName = keyof Engines

export type ModelOf<Name extends EngineName> = Parameters<Engines[Name]["returnOf"]>[0]

type ResultOf<Name extends EngineName> = Engines[Name] extends
  | { play: (...given: never[]) => Settled<infer Result> }
  | { settle: (...given: never[]) => Settled<infer Result> }
  ? Result
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

type AnyModel = ModelOf<EngineName>
type AnyEngine = DrawnEngine<AnyModel, Outcome["result"]> | SteppedEngine<AnyModel, Outcome["result"]>

/** The rules that a title is played by. */
export const engineOf = ({ model }: { readonly model: AnyModel }): AnyEngine =>
  engines[model.engine] as unknown as AnyEngine
