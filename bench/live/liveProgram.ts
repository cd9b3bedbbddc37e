import { measureBets } from "../bets/bets.ts"
import { catchUp } from "../bets/listeners.ts"
import type { Report } from "../report/report.ts"
import { median } from "../shared/median.ts"
import { size } from "../shared/size.ts"
import type { Stage } from "../shared/stage.ts"
import { betsBesideCrash } from "./crashBeside.ts"
import { crashBroadcast } from "./crashSpectators.ts"

/** The sockets: how fast a state of the crash game reaches its spectators, and what they cost the bets of other games. */
export async function measureLive(
  { databaseUrl, ownerUrl, product, field }: Stage,
  report: Report,
): Promise<void> {
  const { http } = await measureBets({ databaseUrl, product, field, ms: size(2_000, 1_000) })
  report.say("Spectators of our own game, and those of a bare server, in turns…")
  const broadcast = await crashBroadcast({ product, field, say: (text) => report.say(text) })
  report.keep({
    crashBroadcastP99Ms: broadcast.p99Ms,
    crashBroadcastRatio: broadcast.ratio,
    crashSpectatorsMemoryMb: broadcast.memoryMb,
  })
  report.say("Bets of other games beside it and without, in turns…")
  const { on, off } = await betsBesideCrash({ product, field, fullPerSecond: http.perSecond })
  report.sayTurns({ on, off })
  report.keep({ crashBesideRatio: median(on) / median(off) })
  await catchUp(ownerUrl)
}
