import type { Motif } from "../../../game-page/symbols/index.ts"
import type { StudioName } from "../studios.ts"

type Lows = Readonly<Record<"E" | "F" | "G" | "H" | "I", Motif>>

/** The low symbols of each studio’s games on reels. */
export const LOWS: Readonly<Record<StudioName, Lows>> = {
  "Atelier Nord": { E: "sunOfThree", F: "sunOfFour", G: "sunOfEight", H: "sunRing", I: "sunHalf" },
  Lumen: { E: "trefoil", F: "quatrefoil", G: "lancet", H: "mandorla", I: "wheelWindow" },
  Kobalt: { E: "lozengeTall", F: "lozengeWide", G: "lozengePair", H: "lozengeStar", I: "lozengeCube" },
  Tessera: { E: "stoneCross", F: "stoneSaltire", G: "stoneFrame", H: "stoneGable", I: "stoneBands" },
  Halcyon: { E: "quill", F: "plumeEye", G: "crest", H: "pinion", I: "ripples" },
  Monolith: { E: "ziggurat", F: "obelisk", G: "trilithon", H: "menhir", I: "stele" },
  "Maison Vermeil": { E: "cartouche", F: "escutcheon", G: "fleuron", H: "giltFrame", I: "rosace" },
  Dageraad: { E: "sunrise", F: "daybreak", G: "morningStar", H: "dew", I: "horizon" },
  "Folie Bleue": { E: "tileHeart", F: "tileDiamond", G: "tileClub", H: "tileSpade", I: "tileCrown" },
  Belfort: { E: "chime", F: "pennant", G: "battlement", H: "vane", I: "dial" },
  "Quai Neuf": { E: "lifebuoy", F: "eightKnot", G: "bollard", H: "cargoHook", I: "marker" },
  Papillon: { E: "wingPair", F: "mothWing", G: "cocoon", H: "singleWing", I: "proboscis" },
  Zwin: { E: "scallop", F: "whelk", G: "footprint", H: "razor", I: "cockles" },
  "Grand Écran": { E: "filmReel", F: "filmStrip", G: "slate", H: "beam", I: "premiere" },
}
