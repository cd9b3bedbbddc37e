import "./testing/cases-grant.ts"
import "./testing/cases-expiry.ts"
import "./testing/cases-giveUp.ts"
import "./testing/cases-request.ts"
import "./testing/cases-live.ts"

// The joining bonus over HTTP, in one casino: what it is, how it ends, how a player gives it up, and the live messages about it.
