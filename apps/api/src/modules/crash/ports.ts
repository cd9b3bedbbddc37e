/** A round of a public beacon: the beacon by the hash of its description, and the key it signs with; hexadecimal. */
export type BeaconRound = { readonly beacon: string; readonly key: string; readonly round: bigint }

/**
 * A public source of randomness that draws a round every few seconds and signs it (docs/providers.md, drand). It never throws:
 * whatever keeps an answer away is `unavailable`, and what was not signed by the key is `wrong`.
 */
export type Beacon = {
  /** The first round that is drawn at this instant or later, and when. */
  firstFrom(at: Date): BeaconRound & { readonly at: Date }
  /** Where anybody reads what a round drew. */
  addressOf(of: Pick<BeaconRound, "beacon" | "round">): string
  /** What a round drew, once its signature has been found to hold; both hexadecimal. */
  drawn(
    of: BeaconRound,
  ): Promise<
    { kind: "drawn"; randomness: string; signature: string } | { kind: "unavailable" } | { kind: "wrong" }
  >
}
