import { expect, test } from "vitest"
import { inventPersona, isNationalNumber, nationalNumberFor } from "./persona.ts"

test("accepts the vectors in both centuries", () => {
  for (const number of [
    "85073003328",
    "17073003384",
    "93051822361",
    "25041612347",
    "25041612376",
    "73011136173",
    "99060427181",
  ]) {
    expect(isNationalNumber(number), number).toBe(true)
  }
})

test("no single wrong digit goes unnoticed", () => {
  const number = "85073003328"
  for (let position = 0; position < number.length; position++) {
    const wrong = String((Number(number[position]) + 1) % 10)
    expect(isNationalNumber(number.slice(0, position) + wrong + number.slice(position + 1))).toBe(false)
  }
})

test("the serial number tells the sex, the check digits the century", () => {
  const man = nationalNumberFor("2004-02-29", "M")
  expect(man.slice(0, 6)).toBe("040229")
  expect(Number(man.slice(6, 9)) % 2).toBe(1)
  expect(isNationalNumber(man)).toBe(true)
  expect(Number(nationalNumberFor("1985-07-30", "F").slice(6, 9)) % 2).toBe(0)
})

test("nobody is given the number of somebody else who was born on the same day", () => {
  const born = Array.from({ length: 499 }, () => nationalNumberFor("1991-03-01", "F"))
  expect(new Set(born).size).toBe(499)
})

test("an invented person is an adult whose number fits the birth date", () => {
  for (let round = 0; round < 50; round++) {
    const person = inventPersona(Date.UTC(2026, 10, 20))
    expect(isNationalNumber(person.nationalNumber)).toBe(true)
    expect(person.nationalNumber.slice(0, 6)).toBe(person.birthDate.slice(2).replaceAll("-", ""))
    expect(Number(person.birthDate.slice(0, 4))).toBeLessThanOrEqual(2001)
  }
})
