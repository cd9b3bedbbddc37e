import { elapsedMs } from "../../kernel/clock.ts"
import type { Database } from "../../kernel/database.ts"
import type { Kernel } from "../../kernel/module.ts"
import { setting } from "../content/index.ts"
import type { ExclusionRegister, Person, Purpose, RegisterAnswer } from "./ports.ts"
import { type Secrecy, secrecy } from "./secrecy.ts"
import { addCheck, type PlayerRow, readPlayer, type Standing, writeStanding } from "./store.ts"

/** What the module was handed at start, by the casino's database: a test process runs several casinos. */
const handed = new WeakMap<Database, { register: ExclusionRegister; secret: Secrecy }>()

/** Hands the module its port and the key that seals identity data. */
export function hand(kernel: Kernel, register: ExclusionRegister, identityKey: Buffer): void {
  handed.set(kernel.database, { register, secret: secrecy(identityKey) })
}

function handedTo({ database }: Pick<Kernel, "database">) {
  const found = handed.get(database)
  if (!found) throw new Error("The players module was not made for this database.")
  return found
}

/** The keeper of identity data of this casino. */
export const secrecyOf = (kernel: Pick<Kernel, "database">): Secrecy => handedTo(kernel).secret

const standingOf = { allowed: "allowed", excluded: "excluded", unavailable: "unknown" } as const

/**
 * Asks about somebody who has no account yet; `checkId` names the log entry. Speaks to a third party: never
 * inside a transaction.
 */
export const askForCandidate = (
  kernel: Kernel,
  person: Person,
): Promise<{ answer: RegisterAnswer; checkId: bigint; at: Date }> =>
  askLogged(kernel, person, "registration", null)

/**
 * Asks the exclusion register about a player and keeps the answer as his standing; no answer makes it
 * `unknown`, and nobody plays on that. Speaks to a third party: never inside a transaction.
 */
export async function askRegister(
  kernel: Kernel,
  playerId: bigint,
  purpose: Exclude<Purpose, "registration">,
): Promise<Standing> {
  const known = await knownPlayer(kernel, playerId)
  const person: Person = {
    firstName: known.first_name,
    lastName: known.last_name,
    birthDate: known.birth_date,
    ...(known.national_number ? { nationalNumber: secrecyOf(kernel).decrypt(known.national_number) } : {}),
  }
  return standingOf[(await askLogged(kernel, person, purpose, playerId)).answer.kind]
}

/**
 * Before a deposit or a launch: asks again when the register gave no answer last time, or gave it longer ago
 * than a session can last. Every login asks, so an answer never outlives the session that asked
 * (facts/integrations section 5.3). The gate decides on what stands then. Never inside a transaction.
 */
export async function ensureRegisterStanding(
  kernel: Kernel,
  playerId: bigint,
  purpose: Exclude<Purpose, "registration">,
): Promise<Standing> {
  const known = await knownPlayer(kernel, playerId)
  const { maximumHours } = await setting(kernel.database, "session")
  const ageMs = kernel.clock.now().getTime() - known.register_checked_at.getTime()
  const isFresh = known.register_standing !== "unknown" && ageMs < maximumHours * 3_600_000
  return isFresh ? known.register_standing : askRegister(kernel, playerId, purpose)
}

async function knownPlayer({ database }: Kernel, playerId: bigint): Promise<PlayerRow> {
  const known = await readPlayer(database, playerId)
  if (!known) throw new Error(`There is no player ${playerId}.`)
  return known
}

/** One question: asked, logged, and for a player kept as his standing. The reason is never known. */
async function askLogged(kernel: Kernel, person: Person, purpose: Purpose, playerId: bigint | null) {
  const start = elapsedMs()
  const { register } = handedTo(kernel)
  const answer = await register.check({ ...person, firstName: asEntered(person.firstName), purpose })
  const latencyMs = Math.round(elapsedMs() - start)
  const reference = answer.kind === "unavailable" ? null : answer.reference
  const logged = await kernel.transact(async (tx) => {
    const checkId = await addCheck(tx, { playerId, purpose, outcome: answer.kind, reference, latencyMs })
    if (playerId !== null) {
      await writeStanding(tx, playerId, standingOf[answer.kind])
      if (answer.kind === "excluded")
        await tx.announce({ kind: "player.excludedByRegister", playerId, data: {} })
    }
    return { checkId, at: tx.now }
  })
  return { answer, ...logged }
}

/** The register's entry rule: only the first name before the first space, `*` for none (facts/integrations section 5.2). */
const asEntered = (firstName: string): string => firstName.trim().split(/\s/)[0] || "*"
