import { randomBytes } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { Bench } from "../control.ts"
import type { Letter } from "../courier.ts"
import { type Mishaps, NO_MISHAPS } from "../scenarios.ts"
import { type DeclinedCode, declinedCodes } from "./codes.ts"
import { shuftiSignature } from "./sign.ts"
import {
  type Event,
  renewProofs,
  type Verification,
  type Verifications,
  verificationBody,
} from "./verification.ts"

export type ShuftiKeys = { readonly clientId: string; readonly secretKey: string }

export type Ending = "accept" | "decline" | "cancel" | "timeout" | "accept-then-changed"

const CHANGED_AFTER_MS = 1000
const DEFAULT_CODE: DeclinedCode = "SPDR06"

/** Neither the player's visit nor a manual review has decided. */
const isUndecided = ({ event }: Verification) => event === "request.pending" || event === "review.pending"

/** Decides verifications; sends signed callbacks. */
export class Desk {
  readonly verifications: Verifications
  readonly keys: ShuftiKeys
  readonly #bench: Bench

  constructor(bench: Bench, keys: ShuftiKeys, verifications: Verifications) {
    this.#bench = bench
    this.keys = keys
    this.verifications = verifications
  }

  /** The player can still act. */
  isOpen(verification: Verification): boolean {
    return verification.event === "request.pending" && this.#bench.clock.now() < verification.expiresAtMs
  }

  /** Sends the callback that the link was issued. */
  announce(verification: Verification): Promise<void> {
    return this.#callBack(verification, "request.pending", "", NO_MISHAPS)
  }

  /**
   * Ends a verification. Resolves after the first attempt at the callback; no effect on one that has ended. Declining
   * without a known code uses SPDR06.
   */
  end(
    verification: Verification,
    ending: Ending,
    codeTexts: readonly string[],
    agent: string,
  ): Promise<void> {
    if (!isUndecided(verification)) return Promise.resolve()
    const picked = declinedCodes(codeTexts)
    const codes = picked.length > 0 ? picked : [DEFAULT_CODE]
    if (ending === "decline") return this.#settle(verification, "verification.declined", codes, agent)
    if (ending === "cancel") return this.#settle(verification, "verification.cancelled", [], agent)
    if (ending === "timeout") return this.#settle(verification, "request.timeout", [], agent)
    const accepted = this.#settle(verification, "verification.accepted", [], agent)
    if (ending === "accept-then-changed") {
      void accepted
        .then(() => sleep(CHANGED_AFTER_MS, undefined, { ref: false }))
        .then(() => this.change(verification, codes, agent))
    }
    return accepted
  }

  /** The back office declines an accepted verification: `/status` says declined, the callback says changed. */
  change(verification: Verification, codes: readonly DeclinedCode[], agent: string): Promise<void> {
    if (verification.event !== "verification.accepted") return Promise.resolve()
    verification.event = "verification.declined"
    verification.codes = codes
    return this.#callBack(verification, "verification.status.changed", agent)
  }

  /**
   * The back office corrects the date of birth of an accepted verification: `/status` still says accepted, with the new
   * date; the callback says changed.
   */
  correct(verification: Verification, birthDate: string, agent: string): Promise<void> {
    if (verification.event !== "verification.accepted") return Promise.resolve()
    verification.reading = { ...verification.reading, birthDate }
    return this.#callBack(verification, "verification.status.changed", agent)
  }

  sweep(): void {
    const nowMs = this.#bench.clock.now()
    for (const verification of this.verifications.all()) {
      if (nowMs >= verification.expiresAtMs) void this.end(verification, "timeout", [], "")
    }
  }

  #settle(
    verification: Verification,
    event: Event,
    codes: readonly DeclinedCode[],
    agent: string,
  ): Promise<void> {
    verification.event = event
    verification.codes = codes
    renewProofs(verification, this.#bench.clock.now())
    return this.#callBack(verification, event, agent)
  }

  #callBack(verification: Verification, event: Event, agent: string, mishaps?: Mishaps): Promise<void> {
    const url = verification.asked.callbackUrl
    if (!url) return Promise.resolve()
    const { courier, publicUrl, scenarios } = this.#bench
    const body = JSON.stringify(verificationBody(verification, event, publicUrl, agent))
    const signature = {
      genuine: shuftiSignature(body, this.keys.secretKey),
      forged: shuftiSignature(body, randomBytes(16).toString("hex")),
    }
    const letter: Letter = {
      url,
      contentType: "application/json",
      body,
      note: `${verification.asked.reference}: ${event}`,
      headers: (kind) => ({ signature: signature[kind] }),
    }
    return courier.send([letter], 0, mishaps ?? scenarios.takeMishaps())
  }
}

/**
 * The result of an offsite verification: `DECLINE-<code>` as last name or inside a file declines with that code;
 * everything else is accepted.
 */
export function offsiteEnding(verification: Verification): { ending: Ending; codes: readonly string[] } {
  const files = verification.asked.proofs.map((proof) =>
    Buffer.from(proof.slice(proof.indexOf(",") + 1), "base64").toString("latin1"),
  )
  const texts = [verification.asked.document?.lastName ?? "", ...files]
  const codes = texts.flatMap((text) => /DECLINE-(SPDR\d{2,3})/.exec(text)?.[1] ?? [])
  const declined = texts.some((text) => text.includes("DECLINE"))
  return { ending: declined ? "decline" : "accept", codes }
}
