import { z } from "zod"
import { declareSetting } from "../../kernel/setting.ts"

const atMost = z.int().min(1).max(1000)
const minutes = z
  .int()
  .min(1)
  .max(24 * 60)

export const login = declareSetting("login", {
  value: z.object({ accountFailures: atMost, addressFailures: atMost, windowMinutes: minutes }),
  initial: { accountFailures: 5, addressFailures: 20, windowMinutes: 15 },
  acts: "Log-in: after how many failures an account, or a network address, has to wait.",
})

export const signUp = declareSetting("signUp", {
  value: z.object({ perAddress: atMost, windowMinutes: minutes }),
  initial: { perAddress: 30, windowMinutes: 10 },
  acts: "Sign-up: how often one network address may try.",
})

export const session = declareSetting("session", {
  value: z.object({
    idleMinutes: minutes,
    maximumHours: z.int().min(1).max(24),
    touchSeconds: z.int().min(1).max(600),
  }),
  initial: { idleMinutes: 30, maximumHours: 12, touchSeconds: 60 },
  acts: "Sessions: how long one lasts without a sign of life and at most, and how often such a sign is noted.",
})
