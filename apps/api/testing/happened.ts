import { z } from "zod"
import { houseEvent } from "../src/platform/lib/eventType.ts"

/** An event of no noun, for tests of the log itself. */
export const thingHappened = houseEvent("thing.happened", z.strictObject({ n: z.int().optional() }))
