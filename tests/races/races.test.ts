// Each needs two processes on one database, and nothing of them but for players of its own: starting them for each took
// as long as the races.
import "./bets.ts"
import "./crash.ts"
import "./devices.ts"
import "./limits.ts"
import "./pauses.ts"
import "./purses.ts"
