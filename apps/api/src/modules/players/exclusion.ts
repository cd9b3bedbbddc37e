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

/**
 * The exclusion register as the casino asks it: every question is logged, the reason never known. Nothing
 * here may be awaited inside a transaction: it speaks to a third party.
 */
export type RegisterCheck = {
  /** Asks about somebody who has no account yet. `checkId` names the log entry. */
  checkCandidate(person: Person): Promise<{ answer: RegisterAnswer; checkId: bigint; at: Date }>
  /** Asks about a player and keeps the answer as their standing; no answer makes it `unknown`, and nobody plays on that. */
  checkPlayer(playerId: bigint, purpose: Exclude<Purpose, "registration">): Promise<RegisterStanding>
  /**
   * Before a deposit or a launch: asks again when the standing is unknown or older than `since`, the start of
   * the session (docs/providers.md, EPIS: an answer never outlives the session that asked).
   */
  checkPlayerSince(playerId: bigint, since: Date): Promise<RegisterStanding>
}

const registerStandings = { allowed: "allowed", excluded: "excluded", unavailable: "unknown" } as const

async function getPlayer(from: Reads, playerId: bigint): Promise<PlayerRow> {
  const row = await findPlayer(from, playerId)
  if (!row) throw new Error(`There is no player ${playerId}.`)
  return row
}

/** A player as the authorities know people. For whoever speaks to one: a national number goes nowhere else. */
export async function getPerson(from: Reads, secret: IdentityEncryption, playerId: bigint): Promise<Person> {
  const row = await getPlayer(from, playerId)
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    ...(row.national_number ? { nationalNumber: secret.decrypt(row.national_number) } : {}),
  }
}

/** Joins the port to the log and to the players' standings. */
export function createRegisterCheck(
  platform: Platform,
  register: ExclusionRegister,
  secret: IdentityEncryption,
): RegisterCheck {
  const player = async (
    playerId: bigint,
    purpose: Exclude<Purpose, "registration">,
  ): Promise<RegisterStanding> => {
    const person = await getPerson(platform.reads(), secret, playerId)
    const { answer } = await askLogged(platform, register, person, purpose, playerId)
    return registerStandings[answer.kind]
  }
  return {
    checkCandidate: (person) => askLogged(platform, register, person, "registration", null),
    checkPlayer: player,
    async checkPlayerSince(playerId, since) {
      const { register_standing: standing, register_checked_at: at } = await getPlayer(
        platform.reads(),
        playerId,
      )
      return standing !== "unknown" && at >= since ? standing : player(playerId, "play")
    },
  }
}

async function askLogged(
  platform: Platform,
  register: ExclusionRegister,
  person: Person,
  purpose: Purpose,
  playerId: bigint | null,
) {
  const start = monotonicMs()
  const answer = await register.check({ ...person, firstName: asEntered(person.firstName), purpose })
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

/** The register's entry rule: only the first name before the first space, `*` for none (docs/providers.md, EPIS). */
const asEntered = (firstName: string): string => firstName.trim().split(/\s/)[0] || "*"
