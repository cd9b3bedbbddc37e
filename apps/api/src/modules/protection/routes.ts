import { protection as contract } from "@elite/contract"
import { translate } from "@elite/words"
import { countAttempt } from "../../platform/http/attemptLimit.ts"
import type { HttpServer } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { dayMs } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import { dismissHint, listHints } from "./protection.ts"
import * as store from "./store.ts"
import { listWeeks } from "./weeks.ts"

const maxPerDay = 10

export const routes =
  ({ reads, transact }: Platform) =>
  (http: HttpServer): void => {
    http.serve(contract.getOverview, async ({ caller }) => {
      const from = reads()
      const [weeks, hints] = await Promise.all([
        listWeeks(from, caller.playerId),
        listHints(from, caller.playerId),
      ])
      return {
        weeks,
        hints: hints.map(({ kind, noticedAt }) => ({ kind, noticedAt: noticedAt.toISOString() })),
      }
    })

    http.serve(contract.dismissHint, async ({ caller, input, language }) => {
      await transact((tx) => dismissHint(tx, caller.playerId, input.kind))
      return { message: translate(language, "answers")("hintDismissed") }
    })

    http.serve(contract.getSelfTests, async ({ caller }) => {
      const tests = await store.listSelfTests(reads(), caller.playerId)
      return {
        selfTests: tests.map(({ id, score, taken_at: takenAt }) => ({
          id: Number(id),
          score,
          takenAt: takenAt.toISOString(),
        })),
      }
    })

    http.serve(contract.keepSelfTest, async ({ caller, input, language }) => {
      const bucket = `selfTest:${caller.playerId}`
      await countAttempt(transact, { bucket, limit: maxPerDay, windowMs: dayMs })
      await transact((tx) => store.insertSelfTest(tx, caller.playerId, input.score))
      return { message: translate(language, "answers")("selfTestKept") }
    })

    http.serve(contract.deleteSelfTest, async ({ caller, input, language }) => {
      const isDeleted = await transact((tx) => store.deleteSelfTest(tx, caller.playerId, input.id))
      if (!isDeleted) throw new AppError("NotFoundErrorType")
      return { message: translate(language, "answers")("selfTestDeleted") }
    })
  }
