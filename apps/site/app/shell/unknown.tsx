import { data, redirect } from "react-router"
import { findPathInOtherLanguage } from "../alternates.ts"
import type { Route } from "./+types/unknown"

/** An address that no page has: of another language, and then it leads there, or of none. */
export function loader({ url }: Route.LoaderArgs) {
  const address = findPathInOtherLanguage(url)
  if (address) throw redirect(address, 301)
  throw data(null, { status: 404 })
}

export default function Unknown() {
  return null
}
