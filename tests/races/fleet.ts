import { fleetForFile } from "../../apps/api/testing/fleet.ts"

/** The fleet of `races.test.ts`: each of its tests has players of its own. */
export const fleet = fleetForFile()
