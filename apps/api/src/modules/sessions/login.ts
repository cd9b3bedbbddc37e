import { countAttempt, resetAttempts, tryAttempt, undoAttempt } from "../../platform/http/attemptLimit.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"
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
  type RegisterCheck,
} from "../players/index.ts"
import {
  type LoggedIn,
  type LoginAttempt,
  type LoginChallenge,
  logInOrChallenge,
} from "./secondFactor/enter.ts"
import * as settings from "./settings.ts"
import { isAddressKnown } from "./store.ts"

export type Credentials = Omit<LoginAttempt, "playerId"> & {
  login: string
  passwordBase64: string
}

const hashLogin = (login: string) => hashToken(login.toLowerCase()).toString("hex")
const typedBucket = (login: string, knownAddress: string) => `login:typed:${hashLogin(login)}${knownAddress}`

/**
 * Three buckets count before any hash is computed. Only network address and typed name refuse with an error; the
 * account does not, which would reveal that an e-mail address and a username belong together: above its limit even the
 * right password counts as wrong. Known network addresses have buckets of their own, so that a stranger cannot lock the
 * player out.
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
  const knownAddress = isKnown ? `:${address}` : ""
  const typed = typedBucket(login, knownAddress)
  const account = `login:account:${playerId ?? hashLogin(login)}${knownAddress}`
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

/** After a new password was set: a limit must not keep the player from using it. */
export async function resetFailures(platform: Platform, playerId: bigint, address: string): Promise<void> {
  const player = await findProfile(platform.reads(), playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  for (const knownAddress of ["", `:${address}`]) {
    await resetAttempts(platform.transact, `login:account:${playerId}${knownAddress}`)
    for (const name of [player.email, player.username])
      await resetAttempts(platform.transact, typedBucket(name, knownAddress))
  }
}

/**
 * EmailNotFound covers unknown accounts, wrong passwords and accounts above their limit, after the same work. Only a
 * caller with the right password learns that the account is closed or excluded.
 */
export async function logIn(
  platform: Platform,
  registerCheck: RegisterCheck,
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
  await registerCheck.checkPlayer(account.id, "login")
  return platform.transact(async (tx) => {
    // While the hash was computed the password may have become another one; from here on it waits for this session.
    if (!(await lockPasswordHash(tx, account.id, hash))) throw new AppError("EmailNotFound")
    return logInOrChallenge(platform, tx, { ...credentials, playerId: account.id })
  })
}
