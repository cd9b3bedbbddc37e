import { userInfo } from "node:os"
import { atTheDesk, type Said } from "../apps/api/src/desk.ts"
import { asOwner } from "./owner.ts"

// `npm run operator -- COMMAND`: what a person does about what waits for them, in the database of DATABASE_URL, of the
// casino that is running here, or of the one that is not running. What they do is kept under their name: OPERATOR, or
// who they are on this machine.
const answer = atTheDesk(process.argv.slice(2), process.env.OPERATOR ?? userInfo().username)

function say({ code, text }: Said): void {
  console[code === 0 ? "log" : "error"](text)
  process.exitCode = code
}

if (typeof answer === "function")
  await asOwner(async (url) => say(await answer(url)), { orApplication: true })
else say(answer)
