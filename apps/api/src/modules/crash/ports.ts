/** `beacon`: hash of its description; `key`: its signing key; both hexadecimal. */
export type BeaconRound = { readonly beacon: string; readonly key: string; readonly round: bigint }

/** A public randomness beacon (docs/providers.md, drand). Never throws: a bad signature is `wrong`. */
export type Beacon = {
  /** The first round drawn at this instant or later. */
  firstFrom(at: Date): BeaconRound & { readonly at: Date }
  addressOf(of: Pick<BeaconRound, "beacon" | "round">): string
  /** Verified; hexadecimal. */
  drawn(
    of: BeaconRound,
  ): Promise<
    { kind: "drawn"; randomness: string; signature: string } | { kind: "unavailable" } | { kind: "wrong" }
  >
}
