/** A reference for a sentence with `<id>`: it goes to the next line as a whole, because half of one is read and copied wrong. */
export const unbrokenReference = (reference: string) => ({
  id: () => <span className="inline-block max-w-full wrap-anywhere">{reference}</span>,
})
