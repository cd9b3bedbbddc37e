import type { notifications } from "@elite/contract"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { toPreferences } from "./rules.ts"
import * as store from "./store.ts"

/** By which ways a player is told of what, where that is theirs to choose. */
export const getPreferences = async (from: Reads, playerId: bigint): Promise<notifications.Preference[]> =>
  toPreferences(await store.listChoices(from, playerId))

/** Sets what a player chose and answers all of it; in the same order each time, so that two windows wait for each other. */
export async function setPreferences(
  tx: Tx,
  playerId: bigint,
  chosen: readonly notifications.Preference[],
): Promise<notifications.Preference[]> {
  const name = ({ kind, channel }: notifications.Preference) => `${kind} ${channel}`
  const sorted = chosen.toSorted((one, other) => name(one).localeCompare(name(other)))
  for (const choice of sorted) await store.setChoice(tx, playerId, choice)
  return getPreferences(tx, playerId)
}

/** Whether letters of a kind that are a convenience are wanted; what must reach a player is sent without asking. */
export const wantsMail = async (
  from: Reads,
  playerId: bigint,
  kind: (typeof notifications.mailChoices)[number],
): Promise<boolean> => !(await store.isOff(from, playerId, { kind, channel: "mail" }))
