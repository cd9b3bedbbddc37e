import type { notifications } from "@elite/contract"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { toPreferences } from "./rules.ts"
import * as store from "./store.ts"

export const getPreferences = async (from: Reads, playerId: bigint): Promise<notifications.Preference[]> =>
  toPreferences(await store.listChoices(from, playerId))

/** Writes in a fixed order, so that concurrent calls wait for each other instead of deadlocking. */
export async function setPreferences(
  tx: Tx,
  playerId: bigint,
  chosen: readonly notifications.Preference[],
): Promise<notifications.Preference[]> {
  const sortKey = ({ kind, channel }: notifications.Preference) => `${kind} ${channel}`
  const sorted = chosen.toSorted((a, b) => sortKey(a).localeCompare(sortKey(b)))
  for (const choice of sorted) await store.setChoice(tx, playerId, choice)
  return getPreferences(tx, playerId)
}

/** Whether a player wants optional letters of a kind. Mandatory letters are sent without asking. */
export const wantsMail = async (
  from: Reads,
  playerId: bigint,
  kind: (typeof notifications.mailChoices)[number],
): Promise<boolean> => !(await store.isOff(from, playerId, { kind, channel: "mail" }))
