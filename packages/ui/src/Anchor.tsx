import { type ComponentProps, type ComponentType, createContext, useContext } from "react"

export type AnchorProps = ComponentProps<"a"> & { href: string }

const PlainAnchor = (props: AnchorProps) => <a {...props} />

const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor)

/** Renders every link by this component, so that a client router can navigate without loading the page. */
export const AnchorProvider = AnchorContext.Provider

/** A link, rendered by the component of {@link AnchorProvider}, or a plain `<a>` without one. */
export function Anchor(props: AnchorProps) {
  const Drawn = useContext(AnchorContext)
  return <Drawn {...props} />
}
