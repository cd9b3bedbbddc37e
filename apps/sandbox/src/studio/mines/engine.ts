import { listedStake, type SteppedEngine } from "../engine.ts"
import { minesReturn } from "./exact.ts"
import { FIELDS, type MinesModel, type MinesState } from "./model.ts"
import { closedFields, collect, isMineCount, open, worthOf } from "./play.ts"

const middle = (FIELDS - 1) / 2
export const COLLECT = "collect"
/** The action that opens a field. */
export const openAction = (field: number): string => `open-${field}`

const metaOf = ({ mines, opened, hit }: MinesState): string =>
  [`${mines} mines`, ...opened, ...(hit === undefined ? [] : [`mine ${hit}`])].join(" ")

/** The request's picks are the number of mines. */
export const minesEngine: SteppedEngine<MinesModel, MinesState> = {
  kind: "stepped",
  category: "Minigame",
  features: () => ["CASH_OUT"],
  payLines: () => 0,
  stakeOf(_model, stakesCents, request) {
    const { picks = [] } = request
    return picks.length === 1 && isMineCount(picks[0]) ? listedStake(stakesCents, request) : "stake"
  },
  returnOf: minesReturn,
  begin: (_model, { picks }, stakeCents) => ({ mines: picks?.[0] ?? 1, stakeCents, opened: [] }),
  actions(_model, state) {
    if (state.laid) return []
    const names = closedFields(state).map(openAction)
    return [...(state.opened.length > 0 ? [COLLECT] : []), ...names].map((name) => ({ name, stakeCents: 0 }))
  },
  act(model, state, action, draw) {
    if (action === COLLECT) return collect(state, draw)
    const field = closedFields(state).find((closed) => openAction(closed) === action)
    if (field === undefined) throw new TypeError(`${action} is no action of this round`)
    return open(model, state, field, draw)
  },
  settle: (model, state) => ({
    winCents: (worthOf(model, state) * state.stakeCents) / 100,
    meta: metaOf(state),
    result: state,
  }),
  leave: (_model, { opened }) => (opened.length > 0 ? COLLECT : openAction(middle)),
}
