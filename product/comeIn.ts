import { randomInt } from "node:crypto"
import { type Client, client, Refused } from "@elite/client/visitor"
import { games, me, play, players } from "@elite/contract"
import { type AtGame, sitDown } from "../apps/sandbox/src/robots/game.ts"
import { confirmEmail, logIn, type Person, proveIdentity, signUp, type World } from "./person.ts"

/**
 * Logs a person in, registers them first where they are new, and does what is missing until they are a verified player.
 * `afterLogIn` runs before that, on every call.
 */
export async function comeIn(
  publicUrl: string,
  world: World,
  person: Person,
  afterLogIn: (playerId: bigint) => Promise<void> = async () => {},
): Promise<Client> {
  const caller = client(publicUrl)
  const isRegistered = await caller.call(players.checkUniqueConstraints, { email: person.email }).then(
    () => false,
    (error) => {
      if (error instanceof Refused) return true
      throw error
    },
  )
  await (isRegistered ? logIn(caller, person) : signUp(caller, person))
  const { user } = await caller.call(me.getUserDetails, {})
  await afterLogIn(BigInt(user.userId))
  if (!user.isEmailVerified) await confirmEmail(caller, world, person)
  if (user.kycStatus !== "accepted") await proveIdentity(caller, world, person)
  return caller
}

/** Opens a slot chosen at random and sits down at it; undefined where that one cannot be played or the catalogue is still empty. */
export async function openSlot({ call }: Client): Promise<AtGame | undefined> {
  const { categoryGames } = await call(games.getAllGames, { category: "slots", limit: 50 })
  if (categoryGames.rows.length === 0) return undefined
  const { casinoGameId } = categoryGames.rows[randomInt(categoryGames.rows.length)]!
  const { url } = await call(play.initGame, {
    casinoGameId,
    isDemo: false,
    deviceType: "web",
    languageCode: "nl",
  })
  return sitDown(url)
}
