export { type LetterText, letter } from "./letter.ts"
export { isCountry } from "./places.ts"
export { jurisdiction, site, statutoryDepositLimit } from "./settings.ts"
export { openWith, policy, setPolicy, setting } from "./values.ts"
