import type { FastifyInstance } from "fastify"
import type { AdminCommand, PendingReview } from "./admin/command.ts"
import type { Invariant } from "./admin/invariant.ts"
import type { Policy, Setting } from "./admin/settings.ts"
import type { Subscriber } from "./db/handlerType.ts"
import type { SqlFolder } from "./db/migrate.ts"
import type { HttpServer } from "./http/server.ts"
import type { Jobs, Timetable } from "./jobs/queue.ts"
import type { EventType } from "./lib/eventType.ts"
import type { CounterDeclaration } from "./lib/metrics.ts"
import type { OnBounce } from "./mail/bounces.ts"
import type { PersonalDataTable } from "./privacy/personalData.ts"
import type { Channel } from "./realtime/channel.ts"

/**
 * One noun of the casino, as `app.ts` sees it: everything it declares and does. Whoever needs all settings, all
 * events, all invariants gathers them from the modules; nothing is registered anywhere else.
 */
export type Module = {
  readonly noun: string
  readonly sql?: SqlFolder
  /** Its `settings.ts`: what operators may change, and the policies that rule its features. */
  readonly settings?: readonly (Setting | Policy)[]
  /** Its `events.ts`: every kind of thing it announces. */
  readonly events?: readonly EventType[]
  /** Serves the noun's calls of the contract. */
  readonly routes?: (http: HttpServer) => void
  /** Serves what a third party calls, outside the contract: raw bodies, signatures. */
  readonly thirdPartyRoutes?: (app: FastifyInstance) => void
  /** Its live messages: who may listen to each, and how it travels. */
  readonly channels?: readonly Channel[]
  /** What it counts for whoever watches this process. */
  readonly counters?: readonly CounterDeclaration[]
  readonly subscribers?: readonly Subscriber[]
  /** What it does when a letter of the house comes back. */
  readonly onBouncedLetter?: OnBounce
  readonly jobs?: Jobs
  readonly timetable?: Timetable
  /** Its `invariants.ts`: what the audit asks of its rows. */
  readonly invariants?: readonly Invariant[]
  /** Its `personalData.ts`: what its tables hold of a person, and what of it they are given when they ask. */
  readonly personalData?: readonly PersonalDataTable[]
  /** Every state of its rows that waits for a person. */
  readonly pendingReviews?: readonly PendingReview[]
  /** What a person may do about it: commands of `npm run operator`. */
  readonly adminCommands?: readonly AdminCommand[]
  /** What a casino that opens needs once its database is up to date; it must be quick and may be repeated. */
  readonly opening?: () => Promise<void>
  /**
   * What this noun does for as long as a process lives that may lead it, beside calls and jobs: of several processes one does at a
   * time, and they settle among themselves which. It is begun when the casino opens and stopped when that closes.
   */
  readonly leading?: () => { stop(): Promise<void> }
  /** What must hold of this process's configuration and data before it opens, in every role; throws a sentence. */
  readonly check?: () => Promise<void>
}
