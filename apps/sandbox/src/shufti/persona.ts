import { randomInt } from "node:crypto"

export type Persona = {
  readonly firstName: string
  readonly lastName: string
  /** YYYY-MM-DD */
  readonly birthDate: string
  readonly nationalNumber: string
  readonly gender: "M" | "F"
}

/**
 * Check digits of a Belgian national register number: 97 minus the first nine digits modulo 97, with a 2 in
 * front of them for people born from 2000 on.
 */
export function checkDigits(firstNine: string, bornFrom2000: boolean): string {
  const base = Number(bornFrom2000 ? `2${firstNine}` : firstNine)
  return String(97 - (base % 97)).padStart(2, "0")
}

/** True when the eleven digits form a national register or BIS number of either century. */
export function isNationalNumber(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false
  const nine = digits.slice(0, 9)
  return [false, true].some((bornFrom2000) => checkDigits(nine, bornFrom2000) === digits.slice(9))
}

const serialsADay = 499
const serials = new Map<string, number>()

/** From 1 to 499; a number repeats only after all of its day are used. */
function nextSerial(born: string): number {
  const next = ((serials.get(born) ?? randomInt(serialsADay)) % serialsADay) + 1
  serials.set(born, next)
  return next
}

/** Odd serial numbers are men, even ones women. */
export function nationalNumberFor(birthDate: string, gender: "M" | "F"): string {
  const [year = "1985", month = "01", day = "01"] = birthDate.split("-")
  const serial = nextSerial(`${birthDate} ${gender}`) * 2 - (gender === "M" ? 1 : 0)
  const nine = `${year.slice(2)}${month}${day}${String(serial).padStart(3, "0")}`
  return nine + checkDigits(nine, Number(year) >= 2000)
}

const WOMEN = ["Lien", "Élise", "Nathalie", "Fatima", "Charlotte", "Ingrid", "Amandine", "Katrien"]
const MEN = ["Wouter", "Thibault", "Jan", "Mehdi", "Olivier", "Pieter", "Loïc", "Stijn"]
const FAMILIES = [
  "Peeters",
  "Dubois",
  "Van den Broeck",
  "Lambert",
  "De Smet",
  "El Amrani",
  "Claes",
  "Delvaux",
]

function pick(names: readonly string[]): string {
  return names[randomInt(names.length)] ?? ""
}

export function inventPersona(nowMs: number): Persona {
  const gender = randomInt(2) === 0 ? "M" : "F"
  const year = new Date(nowMs).getUTCFullYear() - randomInt(25, 60)
  const birthDate = new Date(Date.UTC(year, randomInt(12), randomInt(1, 29))).toISOString().slice(0, 10)
  return {
    firstName: pick(gender === "M" ? MEN : WOMEN),
    lastName: pick(FAMILIES),
    birthDate,
    nationalNumber: nationalNumberFor(birthDate, gender),
    gender,
  }
}
