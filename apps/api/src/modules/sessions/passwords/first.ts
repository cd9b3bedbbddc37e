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

const passwordNotAsked = () =>
  new AppError("BadInputErrorType", {}, { fields: { password: { is: "notAsked" } } })

/**
 * Gives a player the username they choose, once, and a password where they have none. Whoever gives a password has shown
 * in the last five minutes who they are: it is a second way in. Refuses with UsernameFixedErrorType another name than the one
 * they have; with UsernameAlreadyExistsErrorType somebody else's, and TooManyRequestsErrorType, as
 * check-unique-constraints does and counted with it; with BadInputErrorType a password where there is one; with
 * StepUpRequiredErrorType as `assertRecentlyProved` does, and with WeakPasswordErrorType.
 */
export async function setUsernamePassword(
  platform: Platform,
  { playerId, sessionId }: { playerId: bigint; sessionId: bigint },
  given: { username: string; password?: string | undefined; address: string },
): Promise<void> {
  const { username, password: passwordBase64, address } = given
  const password = passwordBase64 === undefined ? undefined : decodePassword(passwordBase64)
  if (password !== undefined) {
    if ((await findPasswordHash(platform.reads(), playerId)) !== null) throw passwordNotAsked()
    await assertRecentlyProved(platform.reads(), sessionId)
    await assertNewPasswordStrong(platform.reads(), password, playerId, { username })
  }
  if ((await getUsername(platform.reads(), playerId)) === "") await countUniquenessCheck(platform, address)
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  await platform.transact(async (tx) => {
    await chooseUsername(tx, playerId, username)
    // Meanwhile one was chosen elsewhere.
    if (passwordHash !== undefined && !(await setFirstPassword(platform, tx, playerId, passwordHash)))
      throw passwordNotAsked()
  })
}
