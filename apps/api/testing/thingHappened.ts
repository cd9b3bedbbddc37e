import { z } from "zod"
import { operatorEvent } from "../src/platform/lib/eventType.ts"

/** An event of no noun, for tests of the log itself. */
export const thingHappened = operatorEvent("thing.happened", z.strictObject({ n: z.int().optional() }))
