import type { Platform } from "../../../platform/platform.ts"
import { getPolicyState } from "../../content/index.ts"
import { getPerson, type IdentityEncryption } from "../../players/index.ts"
import type { LimitAuthority } from "../ports.ts"
import { weeklyLimitRaise } from "../settings.ts"
import {
  acknowledgeRaise,
  approveRaise,
  putRaiseIntoEffect,
  refuseRaise,
  resetAcknowledgement,
  revokeRaise,
} from "./decisions.ts"
import { parsePlayerReference, playerReference, reportReference, requestReference } from "./rules.ts"
import * as store from "./store.ts"

export type AuthorityPorts = { authority: LimitAuthority; secret: IdentityEncryption }

/** An authority that left so many questions in a row without an answer is asked nothing more in this round. */
const maxFailures = 3

/** Asks about one after the other; `ask` answers false where there was no answer. One that fails holds up no other. */
async function forEachRow<Row>(rows: readonly Row[], ask: (row: Row) => Promise<boolean>): Promise<void> {
  let silent = 0
  for (const row of rows) {
    silent = (await ask(row)) ? 0 : silent + 1
    if (silent === maxFailures) return
  }
}

/** Passes on what players have asked, until the authority has said that it has it. Not while raising is suspended. */
async function submitRaises(platform: Platform, { authority, secret }: AuthorityPorts): Promise<void> {
  const from = platform.reads()
  if ((await getPolicyState(from, weeklyLimitRaise)) !== "on") return
  const waiting = (await store.listRaises(from)).filter((raise) => raise.acknowledged_at === null)
  await forEachRow(waiting, async (raise) => {
    const { id, player_id: playerId, cents } = raise
    const answer = await authority.submit({
      reference: requestReference(id),
      playerRef: playerReference(playerId),
      person: await getPerson(platform.reads(), secret, playerId),
      weeklyLimitCents: Number(cents),
    })
    if (answer.kind === "unavailable") return false
    await platform.transact((tx) => acknowledgeRaise(tx, raise, answer.caseId))
    return true
  })
}

/** Asks what the authority has decided of whatever it has. */
async function pollDecisions(platform: Platform, { authority }: AuthorityPorts): Promise<void> {
  const waiting = (await store.listRaises(platform.reads())).filter(
    (raise) => raise.acknowledged_at !== null && raise.approved_at === null,
  )
  await forEachRow(waiting, async (raise) => {
    const { kind } = await authority.decisionOn(requestReference(raise.id))
    if (kind === "approved") await platform.transact((tx) => approveRaise(platform, tx, raise))
    if (kind === "refused") await platform.transact((tx) => refuseRaise(platform, tx, raise))
    if (kind === "unknown") await platform.transact((tx) => resetAcknowledgement(tx, raise))
    return kind !== "unavailable"
  })
}

/** Tells the Commission what it must hear of, until it has acknowledged it. */
async function sendReports(platform: Platform, { authority }: AuthorityPorts): Promise<void> {
  await forEachRow(await store.listReports(platform.reads()), async (report) => {
    const { id, kind, player_id: playerId, request_id: requestId, cents, at } = report
    const answer = await authority.report({
      reference: reportReference(id),
      kind,
      playerRef: playerReference(playerId),
      requestReference: requestId === null ? null : requestReference(requestId),
      weeklyLimitCents: cents === null ? null : Number(cents),
      at,
    })
    if (answer.kind === "unavailable") return false
    await platform.transact((tx) => store.setReported(tx, id))
    return true
  })
}

/** Job: all that is to be asked of the authority and told to it. Each may be repeated without harm. */
export async function syncWithAuthority(platform: Platform, ports: AuthorityPorts): Promise<void> {
  await submitRaises(platform, ports)
  await pollDecisions(platform, ports)
  await sendReports(platform, ports)
}

/** Job: whoever the authority's monthly check has found goes back to the law's limit at once. */
export async function recheckPlayers(platform: Platform, { authority }: AuthorityPorts): Promise<void> {
  const answer = await authority.flagged()
  if (answer.kind === "unavailable") return
  const known = answer.playerRefs.map(parsePlayerReference).filter((playerId) => playerId !== undefined)
  for (const playerId of await store.listExposedPlayers(platform.reads(), known))
    await platform.transact((tx) => revokeRaise(platform, tx, playerId))
  await platform.transact((tx) => store.setRechecked(tx))
}

/** Job: approved raises hold once their time has come. */
export async function processRaises(platform: Platform): Promise<void> {
  const approved = (await store.listRaises(platform.reads())).filter((raise) => raise.approved_at !== null)
  for (const raise of approved) await platform.transact((tx) => putRaiseIntoEffect(platform, tx, raise))
}
