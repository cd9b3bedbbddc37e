import { jackpots } from "@elite/jackpots"
import { z } from "zod"
import { event, houseEvent, instant, whole } from "../../kernel/event.ts"

/** Three hours begin, UTC: when they end, and what is expected to be staked in them, units of 10⁻⁵ euro. */
export const windowBegan = houseEvent(
  "jackpots.windowBegan",
  z.strictObject({ endsAt: instant, expectedUnits: whole }),
)

const drop = { winId: whole, jackpot: z.enum(jackpots), paidUnits: whole }
/** A jackpot, or a part of one, fell to a player: units of 10⁻⁵ euro, whole cents. */
export const jackpotWon = event("jackpot.won", z.strictObject(drop))
/** It was paid into their balance: claimed by them, or credited when its days were over. */
export const jackpotPaid = event(
  "jackpot.paid",
  z.strictObject({ ...drop, as: z.enum(["claimed", "credited"]) }),
)
/** Its bet, or a bet of its round, was given back: a person decides whether it was won. */
export const jackpotDisputed = event("jackpot.disputed", z.strictObject(drop))
/** A person decided that it was won all the same. */
export const jackpotKept = event("jackpot.kept", z.strictObject(drop))
/** Its bet had been given back, and two operators agreed that it was not won. */
export const jackpotRefused = event(
  "jackpot.refused",
  z.strictObject({ ...drop, proposedBy: z.string(), operator: z.string() }),
)
