import "./testing/cases-given.ts"
import "./testing/cases-over.ts"
import "./testing/cases-givenUp.ts"
import "./testing/cases-asked.ts"

// The joining bonus over HTTP, in one casino: what it is, how it ends, and how a player gives it up.
