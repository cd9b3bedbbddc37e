import type { FastifyPluginAsync } from "fastify"
import { createBench, mountControl, type Place } from "../control.ts"
import { readForm } from "../http.ts"
import { html, type Markup, moment } from "../page.ts"
import { mountApi, REVIEW } from "./api.ts"
import { Desk, type ShuftiKeys } from "./desk.ts"
import { type ById, mountPages } from "./pages.ts"
import { createVerifications, SPARSE_NAMES, type Verification } from "./verification.ts"

function table(verifications: readonly Verification[], base: string): Markup {
  if (verifications.length === 0) {
    return html`<section class="card"><h2>Verifications</h2><p class="muted">None has been asked for yet.</p></section>`
  }
  const rows = verifications.slice(0, 100).map((verification) => {
    const { asked, event, reading, codes } = verification
    const action = `${base}/shufti/__sandbox/verifications/${verification.id}`
    const mood = event.endsWith("accepted") ? "good" : /^re(quest|view)/.test(event) ? "wait" : "bad"
    return html`<tr><td>${moment(verification.createdAtMs)}</td>
<td><a href="${base}/shufti/process/verification/${verification.id}"><code>${asked.reference}</code></a></td>
<td>${asked.services.join(", ")}</td><td>${reading.firstName} ${reading.lastName}<br /><small>${reading.birthDate}</small></td>
<td><span class="tag ${mood}">${event}</span> <small>${codes.join(" ")}</small></td><td>${
      event === "review.pending" &&
      html`<form method="post" action="${action}"><button class="small" name="ending" value="accept">Accept</button> <button class="small" name="ending" value="decline">Decline</button></form>`
    }${
      event === "verification.accepted" &&
      html`<form method="post" action="${action}"><button class="small">Decline afterwards</button></form>
<form method="post" action="${action}"><input type="date" name="birthDate" required value="${reading.birthDate}" aria-label="Date of birth" /> <button class="small">Correct the date of birth</button></form>`
    }</td></tr>`
  })
  return html`<section class="card"><h2>Verifications</h2><div class="scroll" tabindex="0" role="region" aria-label="Verifications"><table>
<thead><tr><th scope="col">Asked</th><th scope="col">Reference</th><th scope="col">Checks</th><th scope="col">Person</th>
<th scope="col">Event</th><th scope="col">Actions</th></tr></thead><tbody>${rows}</tbody></table></div></section>`
}

/** Shufti Pro as a server, mounted at `/shufti`. */
export function shufti(place: Place, keys: ShuftiKeys): FastifyPluginAsync {
  const bench = createBench(place, "shufti", "Shufti Pro: identity checks", [REVIEW, ...SPARSE_NAMES])
  const verifications = createVerifications()
  const desk = new Desk(bench, keys, verifications)
  bench.clock.onTick(() => desk.sweep())
  return async (app) => {
    mountControl(app, bench, {
      console: () => table(verifications.all(), bench.base),
      reset: () => verifications.clear(),
    })
    mountApi(app, bench, desk)
    mountPages(app, bench, desk)
    app.post<ById>("/__sandbox/verifications/:id", async (request, reply) => {
      const verification = verifications.byId(request.params.id)
      const form = await readForm(request)
      const birthDate = form?.get("birthDate") ?? ""
      if (verification?.event === "review.pending")
        await desk.end(verification, form?.get("ending") === "decline" ? "decline" : "accept", [], "")
      else if (verification && /^\d{4}-\d{2}-\d{2}$/.test(birthDate))
        await desk.correct(verification, birthDate, "")
      else if (verification) void desk.change(verification, ["SPDR06"], "")
      return reply.redirect(`${bench.base}/shufti/__sandbox`, 303)
    })
  }
}
