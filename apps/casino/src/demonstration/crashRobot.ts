import { randomInt, randomUUID } from "node:crypto"
import { CallRefusedError, type Client } from "@elite/client/visitor"
import { crash } from "@elite/contract"
import { minuteMs } from "../../../api/src/platform/lib/calendar.ts"

/** Bets are accepted for six seconds. */
const pollMs = { least: 1_500, most: 2_500 }
/** Pause after a refusal, such as a game that is off or a balance that is too low. */
const retryMs = minuteMs
const stakesEuros = [0.1, 0.2, 0.5, 1]
/** Hundredths. */
const targets = [120, 150, 180, 200, 250, 300, 500, 1_000]

const oneOf = <T>(values: readonly T[]): T => values[randomInt(values.length)]!

/** Bets on three of four rounds, with an automatic cash-out, until `pause` is aborted. */
export async function playCrash(
  { call }: Client,
  pause: (ms: number) => Promise<unknown>,
  { least, most } = pollMs,
): Promise<never> {
  let sessionToken: string | undefined
  let lastRoundId = 0
  for (;;)
    try {
      await pause(randomInt(least, most))
      const { state } = await call(crash.getCrashRound, {})
      if (state?.phase !== "betting" || state.roundId === lastRoundId) continue
      lastRoundId = state.roundId
      if (randomInt(4) === 0) continue
      sessionToken ??= (await call(crash.enterCrash, {})).sessionToken
      await call(crash.placeCrashBet, {
        betId: randomUUID(),
        sessionToken,
        roundId: state.roundId,
        panel: "a",
        amount: oneOf(stakesEuros),
        target: oneOf(targets),
      })
    } catch (error) {
      if (!(error instanceof CallRefusedError)) throw error
      if (error.name === "CrashNotOpenErrorType") continue
      sessionToken = undefined
      await pause(retryMs)
    }
}
