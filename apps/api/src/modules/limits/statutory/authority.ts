import type { Platform } from "../../../platform/platform.ts"
import { policy } from "../../content/index.ts"
import { personOf, type Secrecy } from "../../players/index.ts"
import type { LimitAuthority } from "../ports.ts"
import { weeklyLimitRaise } from "../settings.ts"
import { acknowledge, approve, forget, refuse, revoke, takeEffect } from "./decided.ts"
import { playerOfReference, playerReference, reportReference, requestReference } from "./rules.ts"
import * as store from "./store.ts"

export type AuthorityPorts = { authority: LimitAuthority; secret: Secrecy }

/** An authority that left so many questions in a row without an answer is asked nothing more in this round. */
const patience = 3

/** Asks about one after the other; `ask` answers false where there was no answer. One that fails holds up no other. */
async function each<Row>(rows: readonly Row[], ask: (row: Row) => Promise<boolean>): Promise<void> {
  let silent = 0
  for (const row of rows) {
    silent = (await ask(row)) ? 0 : silent + 1
    if (silent === patience) return
  }
}

/** Passes on what players have asked, until the authority has said that it has it. Not while raising is suspended. */
async function submit(platform: Platform, { authority, secret }: AuthorityPorts): Promise<void> {
  const from = platform.reads()
  if ((await policy(from, weeklyLimitRaise)) !== "on") return
  const waiting = (await store.raisesOf(from)).filter((raise) => raise.acknowledged_at === null)
  await each(waiting, async (raise) => {
    const { id, player_id: playerId, cents } = raise
    const answer = await authority.submit({
      reference: requestReference(id),
      playerRef: playerReference(playerId),
      person: await personOf(platform.reads(), secret, playerId),
      weeklyLimitCents: Number(cents),
    })
    if (answer.kind === "unavailable") return false
    await platform.transact((tx) => acknowledge(tx, raise, answer.caseId))
    return true
  })
}

/** Asks what the authority has decided of whatever it has. */
async function learn(platform: Platform, { authority }: AuthorityPorts): Promise<void> {
  const waiting = (await store.raisesOf(platform.reads())).filter(
    (raise) => raise.acknowledged_at !== null && raise.approved_at === null,
  )
  await each(waiting, async (raise) => {
    const { kind } = await authority.decisionOn(requestReference(raise.id))
    if (kind === "approved") await platform.transact((tx) => approve(platform, tx, raise))
    if (kind === "refused") await platform.transact((tx) => refuse(platform, tx, raise))
    if (kind === "unknown") await platform.transact((tx) => forget(tx, raise))
    return kind !== "unavailable"
  })
}

/** Tells the Commission what it must hear of, until it has acknowledged it. */
async function tell(platform: Platform, { authority }: AuthorityPorts): Promise<void> {
  await each(await store.reportsOf(platform.reads()), async (report) => {
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
export async function speakToAuthority(platform: Platform, ports: AuthorityPorts): Promise<void> {
  await submit(platform, ports)
  await learn(platform, ports)
  await tell(platform, ports)
}

/** Job: whoever the authority's monthly check has found goes back to the law's limit at once. */
export async function recheck(platform: Platform, { authority }: AuthorityPorts): Promise<void> {
  const answer = await authority.flagged()
  if (answer.kind === "unavailable") return
  const known = answer.playerRefs.map(playerOfReference).filter((playerId) => playerId !== undefined)
  for (const playerId of await store.exposedOf(platform.reads(), known))
    await platform.transact((tx) => revoke(platform, tx, playerId))
  await platform.transact((tx) => store.setRechecked(tx))
}

/** Job: approved raises hold once their time has come. */
export async function followRaises(platform: Platform): Promise<void> {
  const approved = (await store.raisesOf(platform.reads())).filter((raise) => raise.approved_at !== null)
  for (const raise of approved) await platform.transact((tx) => takeEffect(platform, tx, raise))
}
