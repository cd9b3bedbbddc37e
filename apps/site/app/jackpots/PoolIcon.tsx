import type { jackpots } from "@elite/contract"
import { poolTypes } from "./poolTypes.ts"

export function PoolIcon({ type }: { type: jackpots.JackpotType }) {
  return (
    <svg width="12" height="18" viewBox="0 0 12 18" aria-hidden="true" className="shrink-0">
      <path
        d="M.75 17.25V6a5.25 5.25 0 0 1 10.5 0v11.25Z"
        fill={poolTypes[type].colour}
        fillOpacity=".9"
        stroke="#0b080f"
      />
      <path d="M6 1v16M1 9.5h10" stroke="#0b080f" />
    </svg>
  )
}
