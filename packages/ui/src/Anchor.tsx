import { type ComponentProps, type ComponentType, createContext, useContext } from "react"

export type AnchorProps = ComponentProps<"a"> & { href: string }

const PlainAnchor = (props: AnchorProps) => <a {...props} />

const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor)

/**
 * Tells every link in here which component to draw itself with, so that an application with a client router
 * navigates without loading the page again: `<AnchorProvider value={({ href, ...rest }) => <Link to={href} {...rest} />}>`.
 */
export const AnchorProvider = AnchorContext.Provider

const NavigateContext = createContext<(href: string) => void>((href) => window.location.assign(href))

/** Tells what is not drawn by {@link Anchor} how a link of the site is followed: `<GoProvider value={useNavigate()}>`. */
export const NavigateProvider = NavigateContext.Provider

/** Goes where a link leads, without loading the page again where the application can. */
export const useNavigateTo = (): ((href: string) => void) => useContext(NavigateContext)

/** A link, drawn by the component {@link AnchorProvider} gave, or a plain `<a>` where none was given. */
export function Anchor(props: AnchorProps) {
  const Drawn = useContext(AnchorContext)
  return <Drawn {...props} />
}
