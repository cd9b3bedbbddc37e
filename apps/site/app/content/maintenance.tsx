import { data } from "react-router"
import type { Route } from "./+types/maintenance"

/** Shown while the site is worked on; robots are told to come back. */
export function loader(_: Route.LoaderArgs) {
  throw data(null, { status: 503, headers: { "retry-after": "600" } })
}

export default function Maintenance() {
  return null
}
