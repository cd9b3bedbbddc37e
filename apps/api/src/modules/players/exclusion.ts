import type { Reads } from "../../platform/db/transaction.ts"
import { monotonicMs } from "../../platform/lib/clock.ts"
import type { Platform } from "../../platform/platform.ts"
import type { IdentityEncryption } from "./encryption/identityEncryption.ts"
import { playerExcludedByRegister } from "./events.ts"
import type { ExclusionRegister, Person, Purpose, RegisterAnswer } from "./ports.ts"
import {
  findPlayer,
  insertRegisterCheck,
  type PlayerRow,
  type RegisterStanding,
  setRegisterStanding,
} from "./store.ts"

/** Asks the exclusion register and logs every query. Never await it inside a transaction: it calls a third party. */
export type RegisterCheck = {
  checkCandidate(person: Person): Promise<{ answer: RegisterAnswer; checkId: bigint; at: Date }>
  /** Stores the answer. Without one the status is `unknown`, and the player cannot play. */
  checkPlayer(playerId: bigint, purpose: Exclude<Purpose, "registration">): Promise<RegisterStanding>
  /** `since` is the start of the session: no answer outlives its session (docs/providers.md, EPIS). */
  checkPlayerSince(playerId: bigint, since: Date): Promise<RegisterStanding>
}

const registerStandings = { allowed: "allowed", excluded: "excluded", unavailable: "unknown" } as const

async function getPlayer(from: Reads, playerId: bigint): Promise<PlayerRow> {
  const row = await findPlayer(from, playerId)
  if (!row) throw new Error(`There is no player ${playerId}.`)
  return row
}

/** With the decrypted national number, which goes to authorities only. */
export async function getPerson(from: Reads, secret: IdentityEncryption, playerId: bigint): Promise<Person> {
  const row = await getPlayer(from, playerId)
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    ...(row.national_number ? { nationalNumber: secret.decrypt(row.national_number) } : {}),
  }
}

/** Logs each query with its latency, ms. */
export function createRegisterCheck(
  platform: Platform,
  register: ExclusionRegister,
  secret: IdentityEncryption,
): RegisterCheck {
  const checkPlayer = async (
    playerId: bigint,
    purpose: Exclude<Purpose, "registration">,
  ): Promise<RegisterStanding> => {
    const person = await getPerson(platform.reads(), secret, playerId)
    const { answer } = await checkAndLog(platform, register, person, purpose, playerId)
    return registerStandings[answer.kind]
  }
  return {
    checkCandidate: (person) => checkAndLog(platform, register, person, "registration", null),
    checkPlayer,
    async checkPlayerSince(playerId, since) {
      const { register_standing: standing, register_checked_at: checkedAt } = await getPlayer(
        platform.reads(),
        playerId,
      )
      return standing !== "unknown" && checkedAt >= since ? standing : checkPlayer(playerId, "play")
    },
  }
}

async function checkAndLog(
  platform: Platform,
  register: ExclusionRegister,
  person: Person,
  purpose: Purpose,
  playerId: bigint | null,
) {
  const start = monotonicMs()
  const answer = await register.check({
    ...person,
    firstName: toRegisterFirstName(person.firstName),
    purpose,
  })
  const latencyMs = Math.round(monotonicMs() - start)
  const reference = answer.kind === "unavailable" ? null : answer.reference
  const logged = await platform.transact(async (tx) => {
    const checkId = await insertRegisterCheck(tx, {
      player_id: playerId,
      purpose,
      outcome: answer.kind,
      reference,
      latency_ms: latencyMs,
    })
    if (playerId !== null) {
      await setRegisterStanding(tx, playerId, registerStandings[answer.kind])
      if (answer.kind === "excluded") await tx.publish(playerExcludedByRegister, { playerId })
    }
    return { checkId, at: tx.now }
  })
  return { answer, ...logged }
}

/** EPIS takes the first name up to the first space, `*` for none (docs/providers.md, EPIS). */
const toRegisterFirstName = (firstName: string): string => firstName.trim().split(/\s/)[0] || "*"
