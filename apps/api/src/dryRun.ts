import { floorPlan, type ThirdParties } from "./app.ts"
import type { Platform } from "./platform/platform.ts"

/** Stands where an open casino has its database and its third parties; asked for anything, it throws. */
const unusable: object = new Proxy(() => {}, {
  get: () => unusable,
  apply() {
    throw new Error("A module only declares while it is built; this casino is not open.")
  },
})

/** What is given, and nobody in the place of the rest. */
const unusableParties = (given: Partial<ThirdParties>) =>
  new Proxy(given, { get: (_, name) => Reflect.get(given, name) ?? unusable }) as ThirdParties

/**
 * The floors of a casino that is never opened: what its modules declare (settings, events, invariants, SQL) depends
 * on no database and no third party. For the audit, for migrations and for tests; `given` for the desk, where people open
 * what is sealed.
 */
export const dryRunFloors = (given: Partial<Pick<ThirdParties, "secret">> = {}) =>
  floorPlan(unusable as Platform, unusableParties(given))
