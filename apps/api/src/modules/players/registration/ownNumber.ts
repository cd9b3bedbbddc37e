import type { Reads } from "../../../platform/db/transaction.ts"
import type { IdentityEncryption } from "../encryption/identityEncryption.ts"
import { findNumberHolder, findPlayer } from "../store.ts"
import { compareNationalNumber, parseNationalNumber } from "./nationalNumber.ts"

/** Whether a national register number itself says the birth date (YYYY-MM-DD), or of an incomplete one the year. */
export function provesBirthDate(nationalNumber: string, birthDate: string): boolean {
  const number = parseNationalNumber(nationalNumber)
  return number !== undefined && compareNationalNumber(number, birthDate, undefined) === "agrees"
}

/**
 * Whether a national register number that somebody else vouches for can be this player's: it is the one they registered
 * with, or they gave none and nobody here has it; and it does not contradict the birth date (YYYY-MM-DD) that came with it.
 */
export async function isNumberOf(
  from: Reads,
  secret: IdentityEncryption,
  playerId: bigint,
  { nationalNumber, birthDate }: { nationalNumber: string; birthDate: string },
): Promise<boolean> {
  const number = parseNationalNumber(nationalNumber)
  if (!number || compareNationalNumber(number, birthDate, undefined) === "contradicts") return false
  const holder = await findNumberHolder(from, secret.numberKeys(number.digits))
  if (holder !== undefined) return holder === playerId
  return (await findPlayer(from, playerId))?.national_number === null
}
