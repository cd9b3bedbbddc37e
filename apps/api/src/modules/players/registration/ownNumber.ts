import type { Reads } from "../../../kernel/transaction.ts"
import type { Secrecy } from "../secrecy/secrecy.ts"
import { numberHolderOf, playerOf } from "../store.ts"
import { agrees, readNationalNumber } from "./nationalNumber.ts"

/**
 * Whether a national register number that somebody else vouches for can be this player's: it is the one they registered
 * with, or they gave none and nobody here has it; and it fits the birth date (YYYY-MM-DD) that came with it.
 */
export async function isNumberOf(
  from: Reads,
  secret: Secrecy,
  playerId: bigint,
  { nationalNumber, birthDate }: { nationalNumber: string; birthDate: string },
): Promise<boolean> {
  const number = readNationalNumber(nationalNumber)
  if (!number || !agrees(number, birthDate, undefined)) return false
  const holder = await numberHolderOf(from, secret.numberKeys(number.digits))
  if (holder !== undefined) return holder === playerId
  return (await playerOf(from, playerId))?.national_number === null
}
