export { letter } from "./letter.ts"
export { isCountry } from "./places.ts"
export { jurisdiction, site, statutoryDepositLimit } from "./settings.ts"
export { openWith, type PolicyInForce, policy, setPolicy, setting, settingIn } from "./values.ts"
