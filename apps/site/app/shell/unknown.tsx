import { data, redirect } from "react-router"
import { findPathInOtherLanguage } from "../alternates.ts"
import type { Route } from "./+types/unknown"

/** Redirects an address of another language; any other is not found. */
export function loader({ url }: Route.LoaderArgs) {
  const address = findPathInOtherLanguage(url)
  if (address) throw redirect(address, 301)
  throw data(null, { status: 404 })
}

export default function Unknown() {
  return null
}
