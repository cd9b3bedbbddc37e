export { settingCommands } from "./admin.ts"
export { type EmailContent, renderEmail } from "./emailLayout.ts"
export { policyChanged } from "./events.ts"
export { isInMaintenance } from "./maintenance/maintenance.ts"
export { writeBanner, writePage } from "./pages/banners.ts"
export type { BannerInput, PageInput } from "./pages/schema.ts"
export { isCountry } from "./referenceData.ts"
export { jurisdiction, site, statutoryDepositLimit } from "./settings.ts"
export {
  changeSetting,
  ensureDefaults,
  getPolicyState,
  getSetting,
  type PolicyInForce,
  parsePolicyState,
  parseSetting,
  setPolicy,
} from "./settingValues.ts"
export { getPolicyStates } from "./store.ts"
