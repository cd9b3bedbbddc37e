import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import {
  assertNewPasswordStrong,
  chooseUsername,
  countUniquenessCheck,
  decodePassword,
  findPasswordHash,
  getUsername,
  hashPassword,
  setFirstPassword,
} from "../../players/index.ts"
import { assertRecentlyProved } from "../sessions.ts"

const passwordNotAllowed = () =>
  new AppError("BadInputErrorType", {}, { fields: { password: { is: "notAsked" } } })

/**
 * Sets the username once, and a password where there is none. Refuses with UsernameFixedErrorType,
 * UsernameAlreadyExistsErrorType, TooManyRequestsErrorType, BadInputErrorType, WeakPasswordErrorType, and as
 * `assertRecentlyProved` does: a password is a second way to log in.
 */
export async function setUsernamePassword(
  platform: Platform,
  { playerId, sessionId }: { playerId: bigint; sessionId: bigint },
  request: { username: string; password?: string | undefined; address: string },
): Promise<void> {
  const { username, password: passwordBase64, address } = request
  const password = passwordBase64 === undefined ? undefined : decodePassword(passwordBase64)
  if (password !== undefined) {
    if ((await findPasswordHash(platform.reads(), playerId)) !== null) throw passwordNotAllowed()
    await assertRecentlyProved(platform.reads(), sessionId)
    await assertNewPasswordStrong(platform.reads(), password, playerId, { username })
  }
  if ((await getUsername(platform.reads(), playerId)) === "") await countUniquenessCheck(platform, address)
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  await platform.transact(async (tx) => {
    await chooseUsername(tx, playerId, username)
    if (passwordHash !== undefined && !(await setFirstPassword(platform, tx, playerId, passwordHash)))
      throw passwordNotAllowed()
  })
}
