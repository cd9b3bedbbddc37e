import { z } from "zod"
import { attempts, declareSetting, minutes } from "../../platform/admin/settings.ts"

export const consentChoices = declareSetting("consentChoices", {
  value: z.object({ perAddress: attempts, windowMinutes: minutes }),
  initial: { perAddress: 300, windowMinutes: 10 },
  acts: "Consent: how often one network address may choose or report an origin.",
})
