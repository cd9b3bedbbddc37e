import type { Reads } from "../../../platform/db/transaction.ts"
import type { IdentityEncryption } from "../encryption/identityEncryption.ts"
import { findNumberHolder, findPlayer } from "../store.ts"
import { compareNationalNumber, parseNationalNumber } from "./nationalNumber.ts"

/** Whether the number contains this birth date (YYYY-MM-DD), or of an incomplete date the year. */
export function provesBirthDate(nationalNumber: string, birthDate: string): boolean {
  const number = parseNationalNumber(nationalNumber)
  return number !== undefined && compareNationalNumber(number, birthDate, undefined) === "agrees"
}

/** Registered with it, or without one and no other account has it; it must fit the birth date (YYYY-MM-DD). */
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
