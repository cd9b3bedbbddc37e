/** The studios, each with the prefix of its games' codes. */
export const STUDIOS = {
  "Atelier Nord": "atn",
  Lumen: "lum",
  Kobalt: "kob",
  Tessera: "tes",
  Halcyon: "hal",
  Monolith: "mon",
  "Maison Vermeil": "ver",
  Dageraad: "dag",
  "Folie Bleue": "fol",
  Belfort: "bel",
  "Quai Neuf": "qua",
  Papillon: "pap",
  Zwin: "zwi",
  "Grand Écran": "gra",
} as const satisfies Record<string, string>

export type StudioName = keyof typeof STUDIOS
