import type { Reads } from "../../../platform/db/transaction.ts"
import { findProfile } from "../../players/index.ts"
import type { WalletOwner } from "../ports.ts"

export async function getWalletOwner(from: Reads, playerId: bigint): Promise<WalletOwner> {
  const player = await findProfile(from, playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  const { firstName, lastName, birthDate } = player
  return { id: playerId, firstName, lastName, birthDate }
}
