import { fleetForFile } from "../../../../testing/fleet.ts"

/** The fleet of `cases.flow.test.ts`: each of its tests has players of its own. */
export const fleet = fleetForFile()
