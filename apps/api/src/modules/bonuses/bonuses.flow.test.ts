import "./testing/cases-given.ts"
import "./testing/cases-over.ts"
import "./testing/cases-givenUp.ts"
import "./testing/cases-asked.ts"
import "./testing/cases-live.ts"

// The joining bonus over HTTP, in one casino: what it is, how it ends, how a player gives it up, and the live messages about it.
