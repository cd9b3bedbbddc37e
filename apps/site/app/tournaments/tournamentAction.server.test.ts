import { tournaments } from "@elite/contract"
import { translate } from "@elite/words"
import { expect, it } from "vitest"
import { type ApiAnswer, createRouteArgs } from "../../testing/visitFixture.ts"
import { action } from "./tournamentAction.server.ts"

const say = translate("fr", "tournaments")
const pathname = "/fr/tournois/en-cours-tournois"
const sends = (what: string, path: string, answer: ApiAnswer) =>
  createRouteArgs(
    { [path]: answer },
    { what, tournament: "17", attempt: "one-attempt" },
    { pathname, search: "?page=2" },
  )

it.each([
  ["enter", tournaments.enterTournament.path, `${pathname}?page=2&tournament=17&entered=yes`],
  ["rebuy", tournaments.rebuyTournament.path, `${pathname}?page=2&tournament=17`],
  ["leave", tournaments.leaveTournament.path, `${pathname}?page=2&tournament=17`],
  ["claim", tournaments.claimTournament.path, `${pathname}?page=2&tournament=17`],
])("%s leads back to its bill with what was said", async (what, path, location) => {
  const { args, notices } = sends(what, path, { data: { message: "C’est fait.", newBalance: 14.8 } })
  const answer = (await action(args)) as Response
  expect([answer.status, answer.headers.get("location")]).toEqual([302, location])
  expect(notices()).toMatchObject([{ kind: "success", text: "C’est fait." }])
})

it("shows a refusal in its place, and that nothing was charged where it has no text", async () => {
  const { path } = tournaments.enterTournament
  const full = { name: "TournamentFullErrorType", description: "Complet." }
  expect(await action(sends("enter", path, { status: 400, error: full }).args)).toMatchObject({
    refusal: { name: "TournamentFullErrorType", description: "Complet." },
    written: { what: "enter", tournament: "17" },
  })
  expect(await action(sends("enter", path, { status: 400 }).args)).toMatchObject({
    refusal: { description: say("entry.failed") },
  })
})
