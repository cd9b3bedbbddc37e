import { digestOf } from "#hash"

/**
 * What the jackpots are worked off by, in the order of the log, numbered from 1. `ref` is the name of a bet or round that only
 * its player and the house know: its hash.
 */
export type Item =
  /**
   * A bet of a round that was settled, with the instant of that. One that is not eligible fills the pools and wins nothing: a robot's
   * of the demonstration.
   */
  | {
      readonly kind: "bet"
      readonly ref: string
      readonly stakeUnits: bigint
      readonly atMs: number
      readonly isEligible?: false
    }
  /** A settled round that won, after its bets. */
  | { readonly kind: "win"; readonly ref: string; readonly stakeUnits: bigint; readonly winUnits: bigint }
  /** A bet that was given back: the number of its item. */
  | { readonly kind: "void"; readonly bet: number; readonly stakeUnits: bigint }
  /** A window of three hours is over, and the next begins: when it ends, and what it is expected to be staked. */
  | { readonly kind: "window"; readonly endMs: number; readonly expectedUnits: bigint }

/** An item as the chain has it. */
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

/** The head of the chain after an item: SHA-256 of the head before it, as bytes, and the item's text. Hexadecimal. */
export const nextHead = (head: string, item: Item): string => digestOf(toItemText(item), head)

/** The name under which a bet or a round is in the chain. */
export const toItemRef = (name: string): string => digestOf(name)
