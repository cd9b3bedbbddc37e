export { settingOperations } from "./admin.ts"
export { policyChanged } from "./events.ts"
export { type LetterText, letter } from "./letter.ts"
export { isInMaintenance } from "./maintenance/maintenance.ts"
export { writeBanner, writePage } from "./pages/banners.ts"
export type { WrittenBanner, WrittenPage } from "./pages/shape.ts"
export { isCountry } from "./places.ts"
export { jurisdiction, site, statutoryDepositLimit } from "./settings.ts"
export { policyStatesOf as policyStates } from "./store.ts"
export {
  changeSetting,
  openWith,
  type PolicyInForce,
  policy,
  policyIn,
  setPolicy,
  setting,
  settingIn,
} from "./values.ts"
