import { palette } from "./palette.ts"

export const COAST_PALETTES = {
  pilotage: palette("#071218", "#0F2633", "#1D4A63", "#FFB347", "#E24B3C", "#5FB0C8", "#F4F8F2", "#AFB288"),
  promenadeDeck: palette("#0A0F1D", "#16213F", "#2B3F7A", "#F6D7A0", "#D9433F", "#E9E2CF", "#FFFBEF", "#C7A25A"),
  container: palette("#160C06", "#2F1B0C", "#5A3417", "#F7A531", "#2F8FA8", "#C9482E", "#FFF1D8", "#E07730"),
  clipperBrown: palette("#0F0B08", "#201712", "#3E2C22", "#C8965A", "#8A4B2C", "#5D8C7A", "#F7EAD2", "#93916A"),
  peniche: palette("#09150F", "#132D21", "#24563F", "#E7C14E", "#C63D5A", "#4C9A6A", "#F6F6E0", "#9AAE5C"),
  brassBridge: palette("#11131A", "#242A38", "#46506B", "#F2C14E", "#B13B4A", "#7E9CC7", "#F5F1E6", "#B8AF8B"),
  ropewalk: palette("#15130E", "#2D2A1F", "#57503C", "#DDBE86", "#6E93A8", "#A9683C", "#FAF3E0", "#8DA0A0"),
  wreck: palette("#041617", "#082F31", "#0F5A5E", "#FFD9A8", "#E06C4F", "#2FB59C", "#EAFBF4", "#97C7A2"),
  sluice: palette("#0B1720", "#183146", "#2F5F86", "#9ED8F2", "#F0A04B", "#4877B5", "#F2FAFF", "#73A8D4"),
  gangway: palette("#17070B", "#321018", "#611F2E", "#F4BD62", "#4C8FB8", "#D96A4E", "#FFF0DE", "#E79458"),
  heronMist: palette("#0E1614", "#1F2F2C", "#3B5A55", "#C9D6A2", "#E39A5B", "#7FA79F", "#F4F8EC", "#A4BFA1"),
  avocetBay: palette("#0B1B22", "#183A49", "#2E6F8C", "#F29C6B", "#D14A55", "#A9D8DC", "#FDFBF2", "#87BBD0"),
  oilskin: palette("#161606", "#2F2F0C", "#5B5A17", "#FFD21F", "#D9583B", "#9FB6B4", "#FFFBE0", "#CFC46A"),
  sealSand: palette("#19140F", "#372C21", "#6A5440", "#F0D2A0", "#5C9EB5", "#A98B78", "#FFF8EA", "#CDAF8C"),
  amberTide: palette("#160B03", "#2F1806", "#5A2E0C", "#FFAE2B", "#F2E2B8", "#C2641C", "#FFF4D2", "#E18924"),
  spoonbill: palette("#1A0E14", "#381E2B", "#6B3A52", "#F6B7B0", "#F2D35E", "#8FA6A0", "#FFF3F0", "#C3AFA8"),
  duneGrass: palette("#13170C", "#293219", "#4E6130", "#EBD79A", "#B8513E", "#8DB255", "#FBF8E0", "#BCC578"),
  ternSky: palette("#0E1324", "#1F294D", "#3C4F94", "#F47C5D", "#F4C95B", "#8FB2F2", "#F5F8FF", "#C297A8"),
  cabins: palette("#071B1F", "#103B43", "#1F7280", "#F9E07A", "#EF5D60", "#58B9C4", "#FFFDF0", "#A9CD9F"),
  windy: palette("#11101A", "#252238", "#48426B", "#F2A65A", "#E0486E", "#76B8A8", "#F6F2FF", "#B4AF81"),
}
