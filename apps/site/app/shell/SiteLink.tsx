import type { AnchorProps } from "@elite/ui"
import { Link } from "react-router"

const isPage = (href: string) => href.startsWith("/") && !/^\/(api|media|assets)\//.test(href)

/** The link of the components of `@elite/ui`: within the site it does not load a document. */
export function SiteLink({ href, ...rest }: AnchorProps) {
  // The browser has every route from the start (`react-router.config.ts`), so no link needs discovery.
  return isPage(href) ? <Link to={href} discover="none" {...rest} /> : <a href={href} {...rest} />
}
