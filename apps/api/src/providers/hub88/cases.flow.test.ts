// Sixty cases of docs/providers.md and the meta of a message, against two processes on one database that are asked in
// turn; the cases of time come last, because they kill one of the two.
import "./testing/cases-session-bet.ts"
import "./testing/cases-win.ts"
import "./testing/cases-rollback.ts"
import "./testing/cases-ids.ts"
import "./testing/meta.ts"
import "./testing/cases-time.ts"
