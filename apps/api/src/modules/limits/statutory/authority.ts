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

/** After this many unanswered calls in a row the job stops until its next run. */
const maxFailures = 3

async function forEachRow<Row>(rows: readonly Row[], ask: (row: Row) => Promise<boolean>): Promise<void> {
  let failures = 0
  for (const row of rows) {
    failures = (await ask(row)) ? 0 : failures + 1
    if (failures === maxFailures) return
  }
}

/** Sends requests until the authority acknowledges them; not while raising is suspended. */
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

export async function syncWithAuthority(platform: Platform, ports: AuthorityPorts): Promise<void> {
  await submitRaises(platform, ports)
  await pollDecisions(platform, ports)
  await sendReports(platform, ports)
}

/** Job: players found by the monthly check return to the statutory limit. */
export async function recheckPlayers(platform: Platform, { authority }: AuthorityPorts): Promise<void> {
  const answer = await authority.flagged()
  if (answer.kind === "unavailable") return
  const known = answer.playerRefs.map(parsePlayerReference).filter((playerId) => playerId !== undefined)
  for (const playerId of await store.listExposedPlayers(platform.reads(), known))
    await platform.transact((tx) => revokeRaise(platform, tx, playerId))
  await platform.transact((tx) => store.setRechecked(tx))
}

/** Job: approved raises take effect when their time has come. */
export async function processRaises(platform: Platform): Promise<void> {
  const approved = (await store.listRaises(platform.reads())).filter((raise) => raise.approved_at !== null)
  for (const raise of approved) await platform.transact((tx) => putRaiseIntoEffect(platform, tx, raise))
}
