import "./game.css"
import type { SessionView } from "../src/studio/view.ts"
import { openFrame } from "./frame.ts"
import { openReplay } from "./replay.ts"

const data = document.getElementById("view")?.textContent
const root = document.getElementById("game")
if (data && root) {
  const view: SessionView = JSON.parse(data)
  if (view.replay) openReplay(root, view, view.replay)
  else openFrame(root, view)
}
