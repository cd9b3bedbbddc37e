import { digestOf } from "#hash"

/**
 * What touches the jackpots, in the order of the log, numbered from 1. `ref` is the hash of the name of a bet or
 * round, which only its player and the operator know.
 */
export type Item =
  /** A bet of a settled round. One that is not eligible (a robot of the demonstration) fills the pools and wins nothing. */
  | {
      readonly kind: "bet"
      readonly ref: string
      readonly stakeUnits: bigint
      readonly atMs: number
      readonly isEligible?: false
    }
  /** After the bets of its round. */
  | { readonly kind: "win"; readonly ref: string; readonly stakeUnits: bigint; readonly winUnits: bigint }
  /** `bet` is the number of the voided item. */
  | { readonly kind: "void"; readonly bet: number; readonly stakeUnits: bigint }
  /** The next window begins and ends at `endMs`. */
  | { readonly kind: "window"; readonly endMs: number; readonly expectedUnits: bigint }

/** The text that is hashed: published, so it never changes. */
export function toItemText(item: Item): string {
  switch (item.kind) {
    case "bet":
      return `bet|${item.ref}|${item.stakeUnits}|${item.atMs}${item.isEligible === false ? "|ineligible" : ""}`
    case "win":
      return `win|${item.ref}|${item.stakeUnits}|${item.winUnits}`
    case "void":
      return `void|${item.bet}|${item.stakeUnits}`
    case "window":
      return `window|${item.endMs}|${item.expectedUnits}`
  }
}

/** The head of the chain before the first item. */
export const firstHead = "0".repeat(64)

/** The next head: SHA-256 of the head before, as bytes, and the text of the item. Hexadecimal. */
export const nextHead = (head: string, item: Item): string => digestOf(toItemText(item), head)

export const toItemRef = (name: string): string => digestOf(name)
