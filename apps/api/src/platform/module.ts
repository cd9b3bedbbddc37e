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

/** All that a noun declares. The API collects settings, events and the rest from its modules; there is no other registry. */
export type Module = {
  readonly noun: string
  readonly sql?: SqlFolder
  readonly settings?: readonly (Setting | Policy)[]
  readonly events?: readonly EventType[]
  readonly routes?: (http: HttpServer) => void
  /** Webhooks, which are not in the contract and need raw bodies. */
  readonly thirdPartyRoutes?: (app: FastifyInstance) => void
  readonly channels?: readonly Channel[]
  readonly counters?: readonly CounterDeclaration[]
  readonly subscribers?: readonly Subscriber[]
  readonly onBouncedLetter?: OnBounce
  readonly jobs?: Jobs
  readonly timetable?: Timetable
  readonly invariants?: readonly Invariant[]
  readonly personalData?: readonly PersonalDataTable[]
  readonly pendingReviews?: readonly PendingReview[]
  readonly adminCommands?: readonly AdminCommand[]
  /** Runs at each start of a process with workers, after the migrations; must be fast and idempotent. */
  readonly opening?: () => Promise<void>
  /** Starts work that one process does at a time; the module itself elects the leader among the processes. */
  readonly leading?: () => { stop(): Promise<void> }
  /** Runs before the start in every role and throws where configuration or data forbid it. */
  readonly check?: () => Promise<void>
}
