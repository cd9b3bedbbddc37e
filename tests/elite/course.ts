import { setTimeout as sleep } from "node:timers/promises"
import { openSeedSource } from "../../apps/api/src/modules/drops/draws/seeds.ts"
import { openSeedSources } from "../../apps/api/src/modules/jackpots/draws/seeds.ts"
import { listSeedSources } from "../../apps/api/src/modules/jackpots/store.ts"
import { dayMs, minuteMs } from "../../apps/api/src/platform/lib/calendar.ts"
import { audit } from "../../apps/api/testing/audit.ts"
import * as acts from "./acts.ts"
import { differences } from "./differences.ts"
import { type Spoken, sayAtOnce, sayAtTheDoors } from "./feed.ts"
import { announceCampaign, announceTournament, planWeeks } from "./offers.ts"
import { type Known, secondModels } from "./second.ts"
import { type Course, type Numbers, turnMs } from "./stage.ts"
import { type Seat, Story } from "./story.ts"
import { logOf } from "./told.ts"
import { foundTown, type Town } from "./town.ts"

/** A Monday before noon, in a week of winter time; weeks go by from there. */
const begins = Date.parse("2026-11-30T10:00:00Z")

export type CourseOptions = {
  seed: number
  events: number
  /** A process is killed after so many events, and everything is compared after so many. */
  killEvery: number
  compareEvery: number
  onCompared?: (course: Course) => void
}
const settlers = 16
const settlersEuros = 1_000_000

/** Plays so many events, and says everything in which the house and its second models differ. The caller closes its town. */
export async function runCourse(options: CourseOptions): Promise<Course> {
  const town = await foundTown(begins)
  try {
    const course = await openCourse(town, options.seed)
    await play(course, options)
    return course
  } catch (error) {
    await town.close()
    throw error
  }
}

async function openCourse(town: Town, seed: number): Promise<Course> {
  const story = new Story(seed, town.games)
  const seats: Seat[] = []
  const numbers: Numbers = { purses: new Map(), entries: new Map() }
  await town.rest()
  await town.job("jackpots.openWindow")
  const course: Course = {
    ...{ numbers, newLog: logOf(town.db) },
    ...{
      town,
      story,
      seats,
      log: [],
      residents: [],
      newcomers: new Set(),
      withBonus: new Set(),
      claimed: new Set(),
      findings: [],
    },
    second: secondModels(await knownTo(town, story, numbers)),
    counts: { events: 0, atTheDoors: 0, sentTwice: 0, refused: 0, kills: 0, comparisons: 0, jumps: 0 },
    sitDown: (resident) => {
      const { token, user } = resident
      seats.push({ resident, purse: "cash", purseId: null, token, user, most: null, games: null })
    },
    standUp: (resident) => {
      const cash = seats.findIndex((seat) => seat.resident === resident && seat.purse === "cash")
      if (cash >= 0) seats.splice(cash, 1)
    },
  }
  for (let n = 0; n < settlers; n++) course.residents.push(await town.settleIn(town.now, settlersEuros))
  for (const resident of course.residents) course.sitDown(resident)
  await planWeeks(course, 60)
  return course
}

/** What the models are told beside the log: what draws are made of, and whose an entry, a purse or a code is. */
async function knownTo({ house, secret }: Town, { play }: Story, numbers: Numbers): Promise<Known> {
  const [poolSeed, blockSeed] = await house.platform.transact(async (tx) => [
    openSeedSources(await listSeedSources(tx), secret),
    await openSeedSource(tx, secret),
  ])
  return {
    ...{ poolSeed, blockSeed },
    entryOfPurse: (purse) => numbers.purses.get(purse),
    whose: (code) => BigInt(code.slice("code-".length)),
    join: (week, player, at) => {
      const { id, knew } = numbers.entries.get(`${week}|${player}`)!
      // Of bets that were said while they joined, the house alone knows which it took before.
      const isBefore = (bet: { at: number; game: { id: number } }) =>
        bet.at < at - turnMs || (bet.at < at && knew.has(bet.game.id))
      const before = [...play.bets.values()].filter((bet) => bet.player === player && isBefore(bet))
      return { id, knew: new Set(before.map(({ game }) => game.id)) }
    },
  }
}

async function play(course: Course, options: CourseOptions): Promise<void> {
  const { town, counts } = course
  let dying: Promise<unknown> = Promise.resolve()
  for (let turn = 0; counts.events < options.events; turn++) {
    await timePasses(course, turn)
    const talk = talkOf(course, turn)
    if (counts.events >= (counts.kills + 1) * options.killEvery) {
      await dying
      counts.kills++
      dying = killSoon(course)
    }
    await Promise.all([talk, acting(course, turn)])
    if (counts.events >= (counts.comparisons + 1) * options.compareEvery) {
      await dying
      await compare(course)
      options.onCompared?.(course)
    }
  }
  await dying
  await end(course)
  await compare(course)
  options.onCompared?.(course)
  course.findings.push(...(await audit(town.databaseUrl)))
}

/** One of the processes, somewhere in what it is doing. */
async function killSoon({ town, story }: Course): Promise<void> {
  const victim = town.api.all[story.choose(2)]!
  await sleep(story.choose(120))
  await victim.kill()
  await victim.start()
}

const jobs = [
  ...["jackpots.openWindow", "drops.endBlocks", "quest.keepWeeks", "quest.endWeeks", "tournaments.turn"],
  ...[
    "tournaments.payBack",
    "tournaments.closePurses",
    "bonuses.endOver",
    "referrals.decideDue",
    "prizes.creditUnclaimed",
  ],
]

/** Minutes mostly, sometimes hours, seldom days; the timetable is kept as it would be. */
async function timePasses(course: Course, turn: number): Promise<void> {
  const { town, story, counts } = course
  const isJump = story.chance(6)
  const minutes = story.chance(1)
    ? 1_440 + story.choose(2_880)
    : isJump
      ? 60 + story.choose(700)
      : 1 + story.choose(5)
  if (minutes >= 60) counts.jumps++
  // Sometimes everything was read before, sometimes the listeners are behind by a jump.
  if (minutes >= 60 && story.chance(50)) await town.rest()
  town.moveTo(town.now + minutes * minuteMs)
  if (turn % 4 === 0 || minutes >= 60) await timetable(course)
}

async function timetable({ town, story }: Course): Promise<void> {
  for (const job of jobs) await town.job(job)
  await town.job("play.settleForgotten")
  story.play.settleForgotten(town.now)
}

/** What is said in a turn: most of it to the wallet's own functions, some at the signed doors, by different people. */
async function talkOf(course: Course, turn: number): Promise<void> {
  const { story, seats, residents } = course
  const speakers = [...residents].sort(() => story.choose(3) - 1).slice(0, 12)
  const until = course.town.now
  await Promise.all(
    speakers.map(async (resident, n) => {
      const own = seats.filter((seat) => seat.resident === resident)
      if (own.length === 0) return
      const isAtDoor = n === 0
      let at = until - turnMs
      const step = () => (at += story.oneOf([0, 1, 700, 2_000]))
      const batch = story.turnOf(own, turn, isAtDoor ? 2 : 4 + story.choose(8), isAtDoor ? () => until : step)
      await say(course, batch, isAtDoor)
    }),
  )
}

/** Only a bonus or CREDIT has an end: whatever else is wrong with a bet, one that comes after it is refused for that. */
const isOfPurse = ({ kind, purse }: Spoken) => kind === "bet" && purse !== "cash"

async function say(course: Course, batch: readonly Spoken[], isAtDoor: boolean): Promise<void> {
  const { town, story, counts, findings, newcomers } = course
  const check = (message: Spoken, status: string) => {
    counts.events++
    if (status !== "ok") counts.refused++
    const expected = story.play.expected(message, story.mostOf(message))
    const isOpen =
      expected === "ok?" || (expected === "ok" && message.kind === "bet" && newcomers.has(message.player))
    const isExpected = isOpen
      ? ["ok", "notEnoughMoney", "tokenExpired", "gameInvalid"].includes(status)
      : status === expected || (isOfPurse(message) && status === "tokenExpired")
    if (!isExpected)
      findings.push(`${message.kind} ${message.uuid} was answered ${status} and not ${expected}`)
    story.play.answer(message, status)
    story.remember(message)
  }
  if (batch.length === 0) return
  if (isAtDoor)
    for (const message of batch) {
      const { status, sent } = await sayAtTheDoors(town, message)
      counts.atTheDoors++
      counts.sentTwice += sent - 1
      check(message, status)
    }
  else {
    const statuses = await sayAtOnce(town.db, batch)
    for (const [n, message] of batch.entries()) check(message, statuses[n]!)
  }
}

/** What people and operators do beside playing. */
async function acting(course: Course, turn: number): Promise<void> {
  const { town, story, residents } = course
  if (story.chance(30)) await acts.joinsQuest(course)
  for (let entries = story.choose(6); entries > 0; entries--) await acts.takesPart(course)
  if (story.chance(20)) await acts.claims(course)
  if (story.chance(5)) await acts.decides(course)
  if (story.chance(6) && residents.length < 60) await acts.newcomer(course)
  if (turn % 5 === 0) await acts.takeBonusSeats(course)
  if (turn % 5 === 0) await acts.leaveSeats(course)
  if (turn % 3 === 0) {
    const { rows } = await town.db.query<{ shows: string; campaigns: string }>(
      `select (select count(*) from tournaments.tournament where state in ('announced', 'registering', 'running', 'calculating')) as shows,
         (select count(*) from drops.campaign where state = 'published') as campaigns`,
    )
    if (Number(rows[0]!.shows) < 8) await announceTournament(course)
    if (Number(rows[0]!.campaigns) < 2) await announceCampaign(course)
  }
}

/** Everything that is due is said, and everything that was begun comes to its end. */
async function end(course: Course): Promise<void> {
  const { town, story } = course
  for (const message of story.rest()) await say(course, [{ ...message, at: town.now }], false)
  for (let day = 0; day < 20; day++) {
    await town.rest()
    town.moveTo(town.now + dayMs)
    await timetable(course)
  }
}

/**
 * Once nothing is on its way any more: the models hear the log, and everything is compared. The processes keep their own
 * timetable by the clock on the wall: where one of its jobs announced something meanwhile, all is heard and compared again.
 */
async function compare(course: Course): Promise<void> {
  const { town, counts, findings } = course
  counts.comparisons++
  for (;;) {
    await town.rest()
    const last = await town.lastEvent()
    const found = await differences(course)
    if ((await town.lastEvent()) !== last) continue
    findings.push(...found)
    return
  }
}
