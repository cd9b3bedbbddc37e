import type { Language } from "../src/studio/words.ts"

const en = {
  respins: "Three respins",
  respinsLeft: (left: number) => (left === 1 ? "1 respin left" : `${left} respins left`),
  amounts: (count: number) => `${count} amounts paid`,
  full: "Full grid",
  fullPrize: (amount: string) => `Full grid: ${amount}`,
}

type HoldWords = typeof en

const fr: HoldWords = {
  respins: "Trois respins",
  respinsLeft: (left) => (left === 1 ? "Encore 1 respin" : `Encore ${left} respins`),
  amounts: (count) => `${count} montants gagnés`,
  full: "Grille complète",
  fullPrize: (amount) => `Grille complète : ${amount}`,
}

const nl: HoldWords = {
  respins: "Drie respins",
  respinsLeft: (left) => (left === 1 ? "Nog 1 respin" : `Nog ${left} respins`),
  amounts: (count) => `${count} bedragen uitbetaald`,
  full: "Vol raster",
  fullPrize: (amount) => `Vol raster: ${amount}`,
}

export const holdWords: Record<Language, HoldWords> = { en, fr, nl }
export type { HoldWords }
