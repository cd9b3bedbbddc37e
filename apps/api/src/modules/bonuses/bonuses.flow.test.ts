import "./testing/cases-grant.ts"
import "./testing/cases-expiry.ts"
import "./testing/cases-giveUp.ts"
import "./testing/cases-request.ts"
import "./testing/cases-live.ts"

// One casino for all cases.
