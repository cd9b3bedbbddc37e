/** French and Dutch `satisfies Shape<typeof english>`, so a missing or misspelt key does not compile. */
export type Shape<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Shape<English[Key]>
}
