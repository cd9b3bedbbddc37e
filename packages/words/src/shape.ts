/**
 * The shape of one noun's words: every key of the English module, any sentence as its value. French and Dutch
 * `satisfies Shape<typeof english>`, so a missing sentence or a misspelt key does not compile.
 */
export type Shape<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Shape<English[Key]>
}
