export type Sex = "female" | "male"
export type NationalNumber = {
  digits: string
  year: number
  month: number
  day: number
  /** Undefined for BIS numbers issued without the sex, which have 20 added to the month. */
  sex: Sex | undefined
}

export const toDigits = (written: string): string => written.replaceAll(/[.\s-]/g, "")

const computeCheckDigits = (nineDigits: string) => 97 - Number(BigInt(nineDigits) % 97n)

/** National register or BIS number (docs/law.md); births from 2000 on put a 2 before the nine checked digits. */
export function parseNationalNumber(written: string): NationalNumber | undefined {
  const digits = toDigits(written)
  if (!/^\d{11}$/.test(digits)) return undefined
  const nine = digits.slice(0, 9)
  const check = Number(digits.slice(9))
  const century =
    computeCheckDigits(nine) === check ? 1900 : computeCheckDigits(`2${nine}`) === check ? 2000 : undefined
  if (century === undefined) return undefined
  const monthDigits = Number(digits.slice(2, 4))
  const month = monthDigits % 20
  const day = Number(digits.slice(4, 6))
  const sequence = Number(digits.slice(6, 9))
  if (monthDigits >= 60 || month > 12 || day > 31 || sequence < 1 || sequence > 998) return undefined
  const sexUnknown = monthDigits >= 20 && monthDigits < 40
  return {
    digits,
    year: century + Number(digits.slice(0, 2)),
    month,
    day,
    sex: sexUnknown ? undefined : sequence % 2 === 1 ? "male" : "female",
  }
}

/** Such numbers are 00.00.01-001.66, or its BIS form: not even the year of birth was known. */
const isBirthDateUnknown = ({ digits, month }: NationalNumber): boolean =>
  digits.startsWith("00") && month === 0

/** `unknown`: not even the year of birth is in the number. Takes YYYY-MM-DD. */
export function compareNationalNumber(
  number: NationalNumber,
  birthDate: string,
  gender: string | undefined,
): "agrees" | "unknown" | "contradicts" {
  const stated = gender === "female" || gender === "male" ? gender : undefined
  if (stated !== undefined && number.sex !== undefined && number.sex !== stated) return "contradicts"
  if (isBirthDateUnknown(number)) return "unknown"
  const [year, month, day] = birthDate.split("-").map(Number)
  const isMonthKnown = number.month !== 0
  const isDayKnown = isMonthKnown && number.day !== 0
  if (number.year !== year || (isMonthKnown && number.month !== month)) return "contradicts"
  return isDayKnown && number.day !== day ? "contradicts" : "agrees"
}
