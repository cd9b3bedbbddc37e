export { settingCommands } from "./admin.ts"
export { policyChanged } from "./events.ts"
export { type EmailContent, renderEmail } from "./letter.ts"
export { isInMaintenance } from "./maintenance/maintenance.ts"
export { writeBanner, writePage } from "./pages/banners.ts"
export type { BannerInput, PageInput } from "./pages/shape.ts"
export { isCountry } from "./places.ts"
export { jurisdiction, site, statutoryDepositLimit } from "./settings.ts"
export { getPolicyStates as policyStates } from "./store.ts"
export {
  changeSetting,
  ensureDefaults,
  type PolicyInForce,
  getPolicyState,
  parsePolicyState,
  setPolicy,
  getSetting,
  parseSetting,
} from "./values.ts"
