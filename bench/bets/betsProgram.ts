import type { Report } from "../report/report.ts"
import { closeCrash } from "../shared/crashPolicy.ts"
import { median } from "../shared/median.ts"
import { size } from "../shared/size.ts"
import { growStage, type Stage } from "../shared/stage.ts"
import { takePart } from "../shared/takingPart.ts"
import { eachAlone } from "./alone.ts"
import { measureBets, settleRounds } from "./bets.ts"
import { boardP50Ms } from "./boards.ts"
import { measureCatalogue } from "./catalogue.ts"
import { crashSettlePerSecond } from "./crash.ts"
import { catchingUp, catchUp, lagBeside, listenersLag } from "./listeners.ts"
import { betsOnAndOff, type OnAndOff } from "./onAndOff.ts"

/** Who catches up while the others are measured: the slowest of all subscribers. */
const oneBehind = { behind: "loyalty.earning", events: size(100_000, 2_000) }

/** Start, memory, bets, subscribers of the event log, growth, catalogue, settlement of the crash game. Stops the product. */
export async function measureBetsProgram(stage: Stage, report: Report): Promise<void> {
  const { databaseUrl, product, field } = stage
  const ms = size(6_000, 1_000)
  report.keep({ startupMs: product.startupMs, memoryMb: stage.memoryMb })
  report.say("Bets…")
  const first = await measureBets({ databaseUrl, product, field, ms })
  report.keep({
    betsRatio: first.http.perSecond / first.direct.perSecond,
    betsPerSecond: first.http.perSecond,
    betsP99Ms: first.http.p99Ms,
  })
  await measureSubscribers(stage, report, first.http.perSecond)
  // What follows is measured without rounds of the crash game.
  await closeCrash(product)
  report.say("The same with ten times the players and a million movements…")
  const grown = await measureBets({ databaseUrl, product, field: await growStage(stage), ms })
  report.keep({ growthRatio: grown.http.perSecond / first.http.perSecond })
  // After the bets, which so far know only the games of the sandbox.
  await measureGames(stage, report)
  await product.stop()
  await measureCrashSettlement(stage, report)
  await measureRatios(stage, report)
}

/** `--listeners`: the subscribers of the event log only, each one alone as well. Stops the product. */
export async function measureListening(
  stage: Stage,
  report: Report,
  { events, only }: { events: number; only: readonly string[] },
): Promise<void> {
  const { databaseUrl, product, field, place } = stage
  const { http } = await measureBets({ databaseUrl, product, field, ms: size(4_000, 1_000) })
  report.keep({ betsPerSecond: http.perSecond })
  await measureSubscribers(stage, report, http.perSecond)
  await product.stop()
  await measureCrashSettlement(stage, report)
  report.say(`Each listener alone, with ${events} events that wait…`)
  await eachAlone({
    ...place,
    product,
    events,
    only,
    onEach: ({ listener, perSecond }) =>
      report.say(`  ${listener.padEnd(24)} ${Math.round(perSecond)} a second`),
  })
  await measureRatios(stage, report)
}

/** `--catalogue`: lists, filters and searches of ten thousand games. */
export async function measureGames({ ownerUrl, databaseUrl, place }: Stage, report: Report): Promise<void> {
  report.say("A catalogue of 10 000 games…")
  const say = (text: string) => report.say(text)
  report.keep(await measureCatalogue({ ownerUrl, databaseUrl, port: place.port, say }))
}

/** The product must have been stopped: it would lead the rounds itself. */
export async function measureCrashSettlement(
  { databaseUrl, ownerUrl, field }: Stage,
  report: Report,
): Promise<void> {
  report.say("Rounds of our own game…")
  const perSecond = await crashSettlePerSecond({ databaseUrl, ownerUrl, field })
  report.say(`  ended: ${Math.round(perSecond)} bets a second`)
  report.keep({ crashSettlePerSecond: perSecond })
}

type Rounds = Parameters<typeof listenersLag>[0]

/**
 * Says how far subscribers are behind at 60 % of the rounds that the product takes. A bet that leaves its round open costs less
 * than a round and no subscriber reads it, so 60 % of the bets may be more rounds than that.
 */
async function sayLagOfRounds(rounds: Rounds, report: Report): Promise<void> {
  const { perSecond } = await settleRounds({ ...rounds, perSecond: Number.POSITIVE_INFINITY })
  await catchUp(rounds.ownerUrl)
  const paced = { ...rounds, perSecond: 0.6 * perSecond }
  const ms = await listenersLag(paced)
  await catchUp(rounds.ownerUrl)
  const besideMs = await lagBeside({ ...paced, ...oneBehind })
  await catchUp(rounds.ownerUrl)
  report.say(
    `  at six tenths of the ${Math.round(perSecond)} rounds a second that it takes: ${Math.round(ms)} ms,`,
  )
  report.say(`    and beside one that catches up: ${Math.round(besideMs)} ms`)
}

/** The subscribers of the event log, while every player takes part in everything. */
async function measureSubscribers(stage: Stage, report: Report, fullPerSecond: number): Promise<void> {
  const { ownerUrl, product, field } = stage
  const rounds = { ownerUrl, product, field, perSecond: 0.6 * fullPerSecond, ms: size(6_000, 1_000) }
  report.say("Listeners…")
  await takePart(ownerUrl, field)
  const fanoutLagP99Ms = await listenersLag(rounds)
  report.say(`  behind, 99th percentile: ${Math.round(fanoutLagP99Ms)} ms`)
  await catchUp(ownerUrl)
  await sayLagOfRounds(rounds, report)
  const fanoutLagBesideP99Ms = await lagBeside({ ...rounds, ...oneBehind })
  report.say(`  beside one that catches up: ${Math.round(fanoutLagBesideP99Ms)} ms`)
  await catchUp(ownerUrl)
  const { perSecond: catchUpPerSecond, last } = await catchingUp({ ownerUrl, events: oneBehind.events })
  report.say(`  all together: ${Math.round(catchUpPerSecond)} a second, the last: ${last}`)
  report.say("A board of 100 000 entries…")
  const leaderboardP50Ms = await boardP50Ms({ ownerUrl, url: product.url, field })
  report.say(`  ${leaderboardP50Ms.toFixed(1)} ms`)
  await catchUp(ownerUrl)
  report.keep({ fanoutLagP99Ms, fanoutLagBesideP99Ms, catchUpPerSecond, leaderboardP50Ms })
}

/** The product must have been stopped: it is started with subscribers and without, in turns. */
async function measureRatios({ place, field }: Stage, report: Report): Promise<void> {
  report.say("Bets with all listeners and with none, in turns…")
  const { open, ended, played } = await betsOnAndOff(place, field)
  report.say("  bets whose rounds stay open, as counted above")
  report.sayTurns(open)
  report.say("  rounds of one message")
  report.sayTurns(ended)
  report.say("  rounds of a bet and a win")
  report.sayTurns(played)
  const ratio = ({ on, off }: OnAndOff) => median(on) / median(off)
  report.keep({ listenersRatio: ratio(ended), listenersPlayedRatio: ratio(played) })
}
