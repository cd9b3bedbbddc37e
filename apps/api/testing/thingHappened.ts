import { z } from "zod"
import { operatorEvent } from "../src/platform/lib/eventType.ts"

export const thingHappened = operatorEvent("thing.happened", z.strictObject({ n: z.int().optional() }))
