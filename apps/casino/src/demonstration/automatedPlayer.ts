import { randomInt } from "node:crypto"
import { CallRefusedError, type Client, createClient } from "@elite/client/visitor"
import { games, me, play, players } from "@elite/contract"
import { confirmEmail, logIn, type Person, proveIdentity, signUp, type World } from "@elite/testkit/person"
import { type AtGame, sitDown } from "../../../sandbox/src/robots/game.ts"

/** `afterLogIn` runs between the log-in and the verification, on every call. */
export async function enterAsVerifiedPlayer(
  publicUrl: string,
  world: World,
  person: Person,
  afterLogIn: (playerId: bigint) => Promise<void> = async () => {},
): Promise<Client> {
  const caller = createClient(publicUrl)
  const isRegistered = await caller.call(players.checkUniqueConstraints, { email: person.email }).then(
    () => false,
    (error) => {
      if (error instanceof CallRefusedError) return true
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

/** Undefined if the chosen slot cannot be played or the catalogue is still empty. */
export async function openRandomSlot({ call }: Client): Promise<AtGame | undefined> {
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
