import { floorPlan, type ThirdParties } from "./app.ts"
import type { Platform } from "./platform/platform.ts"

/** Replaces the database and third parties; any use throws. */
const unusable: object = new Proxy(() => {}, {
  get: () => unusable,
  apply() {
    throw new Error("A module only declares while it is built; this casino is not open.")
  },
})

const unusableParties = (given: Partial<ThirdParties>) =>
  new Proxy(given, { get: (_, name) => Reflect.get(given, name) ?? unusable }) as ThirdParties

/** Declarations for the audit, migrations and tests. `given.secret` is for operator commands that decrypt. */
export const dryRunFloors = (given: Partial<Pick<ThirdParties, "secret">> = {}) =>
  floorPlan(unusable as Platform, unusableParties(given))
