import type { AnchorProps } from "@elite/ui"
import { Link } from "react-router"

const isPage = (href: string) => href.startsWith("/") && !/^\/(api|media|assets)\//.test(href)

/** A link as the components of the house draw it: within the site without loading the page again. */
export function SiteLink({ href, ...rest }: AnchorProps) {
  // The browser knows every route from the start (`react-router.config.ts`): no link marks its own to be asked for.
  return isPage(href) ? <Link to={href} discover="none" {...rest} /> : <a href={href} {...rest} />
}
