import { countAttempt, resetAttempts, tryAttempt, undoAttempt } from "../../platform/http/attemptLimit.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { hashToken } from "../../platform/lib/random.ts"
import type { Platform } from "../../platform/platform.ts"
import { getSetting } from "../content/index.ts"
import { assertAllowed } from "../limits/index.ts"
import {
  decodeTypedPassword,
  findLogin,
  findProfile,
  isPassword,
  lockPasswordHash,
} from "../players/index.ts"
import {
  type LoggedIn,
  type LoginAttempt,
  type LoginChallenge,
  logInOrChallenge,
} from "./secondFactor/enter.ts"
import * as settings from "./settings.ts"
import { isAddressKnown } from "./store.ts"

const minuteMs = 60_000

export type Credentials = Omit<LoginAttempt, "playerId"> & {
  /** E-mail address or username. */
  login: string
  passwordBase64: string
}

const hashLogin = (login: string) => hashToken(login.toLowerCase()).toString("hex")
const typedBucket = (login: string, place: string) => `login:typed:${hashLogin(login)}${place}`

/**
 * Counts the attempt before any hash is computed, under three names: the network address, what was typed, and the
 * account. Only the first two refuse aloud, and both the same whether or not there is an account. The account's own
 * count says nothing: five failures by e-mail that refused the username would tell a stranger whose the two are.
 * Whoever is over it hears what a wrong password hears, with the right one too, so that a second name is no second
 * door. An unknown name counts one of its own, for the same work. A place the player has logged in from before has
 * counts of its own: strangers who guess cannot lock them out of their home.
 */
async function countLoginAttempt(
  platform: Platform,
  { login, address }: Credentials,
  playerId: bigint | undefined,
) {
  const { accountFailures, addressFailures, windowMinutes } = await getSetting(
    platform.reads(),
    settings.login,
  )
  const isKnown = await isAddressKnown(platform.reads(), playerId ?? 0n, address)
  const place = isKnown ? `:${address}` : ""
  const typed = typedBucket(login, place)
  const account = `login:account:${playerId ?? hashLogin(login)}${place}`
  const from = `login:address:${address}`
  const windowMs = windowMinutes * minuteMs
  await countAttempt(platform.transact, { bucket: from, limit: addressFailures, windowMs })
  await countAttempt(platform.transact, { bucket: typed, limit: accountFailures, windowMs })
  const { isOver } = await tryAttempt(platform.transact, {
    bucket: account,
    limit: accountFailures,
    windowMs,
  })
  return { typed, account, from, isOver }
}

/**
 * Forgets the failures of a player who has just shown that the account is theirs, under each of its names, everywhere
 * and at this network address: a new password is of no use to whoever has to wait with it.
 */
export async function resetFailures(platform: Platform, playerId: bigint, address: string): Promise<void> {
  const player = await findProfile(platform.reads(), playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  for (const place of ["", `:${address}`]) {
    await resetAttempts(platform.transact, `login:account:${playerId}${place}`)
    for (const name of [player.email, player.username])
      await resetAttempts(platform.transact, typedBucket(name, place))
  }
}

/**
 * Logs in by password. One refusal, EmailNotFound, for an unknown account, for a wrong password and for an account that
 * was guessed at under its other name, after the same work. What the gate says of logging in is only for whoever knows
 * the password: AccountClosed, AccountUnderAge, AccountExcluded. TooManyRequestsErrorType after five failures of a name
 * or twenty of an address in 15 minutes. The exclusion register is asked each time; whoever it names gets a restricted
 * session. Whoever has a second factor gets a challenge.
 */
export async function logIn(
  platform: Platform,
  ask: RegisterCheck,
  credentials: Credentials,
): Promise<LoggedIn | LoginChallenge> {
  const password = decodeTypedPassword(credentials.passwordBase64)
  const account = await findLogin(platform.reads(), credentials.login)
  const counted = await countLoginAttempt(platform, credentials, account?.id)
  const hash = account?.password_hash ?? undefined
  const isRight = await isPassword(hash, password)
  if (!isRight || !account || hash === undefined || counted.isOver) throw new AppError("EmailNotFound")
  for (const bucket of [counted.typed, counted.account]) await resetAttempts(platform.transact, bucket)
  await undoAttempt(platform.transact, counted.from)
  await assertAllowed(platform.reads(), account.id, "login")
  await ask.checkPlayer(account.id, "login")
  return platform.transact(async (tx) => {
    // While the hash was computed the password may have become another one; from here on it waits for this session.
    if (!(await lockPasswordHash(tx, account.id, hashText))) throw new AppError("EmailNotFound")
    return logInOrChallenge(platform, tx, { ...credentials, playerId: account.id })
  })
}
