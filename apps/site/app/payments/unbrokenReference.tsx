/** Renders `<id>` of a message without line breaks: half a reference is easily copied wrong. */
export const unbrokenReference = (reference: string) => ({
  id: () => <span className="inline-block max-w-full wrap-anywhere">{reference}</span>,
})
