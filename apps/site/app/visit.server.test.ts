import { games, sessions } from "@elite/contract"
import { translate } from "@elite/words"
import { describe, expect, test } from "vitest"
import { createVisit } from "../testing/visitFixture.ts"
import type { ApiProblem } from "./api.ts"
import { Api, type Dispatch, nextPath } from "./visit.server.ts"

type Asked = Parameters<Dispatch>[0]

/** A visit whose API answers are written down, and what it was asked. */
function visiting(
  answers: { status: number; body: unknown; cookies?: string[] }[],
  cookie = "access_token=secret; a=1",
  search = "",
) {
  const asked: Asked[] = []
  const dispatch: Dispatch = async (request) => {
    asked.push(request)
    const answer = answers[asked.length - 1]
    if (!answer) throw new Error("asked more than expected")
    const { status, body, cookies = [] } = answer
    return { status, setCookies: cookies, body }
  }
  const visit = createVisit(dispatch, { cookie, search })
  return { api: new Api(visit), visit, asked }
}

const refusal = (name: string, description: string) => ({
  errors: [{ name, description, language_key: `api_${name}` }],
})
const thrownBy = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail("nothing thrown"),
    (thrown) => thrown,
  )

describe("a call of a loader", () => {
  test("sends the visitor's cookie and language, and the address that the host determined", async () => {
    const { api, asked } = visiting([{ status: 200, body: { data: {} } }])
    await api.call(games.getGameCategory, {})
    expect(asked[0]).toMatchObject({
      address: "10.0.0.7",
      headers: { cookie: "access_token=secret; a=1", "x-language": "fr" },
    })
  })

  test("forwards new cookies and uses them in later calls", async () => {
    const { api, visit, asked } = visiting([
      { status: 200, body: { data: {} }, cookies: ["access_token=fresh; Path=/; HttpOnly"] },
      { status: 200, body: { data: {} } },
    ])
    await api.call(sessions.logout, {})
    await api.call(games.getGameCategory, {})
    expect(visit.setCookies).toEqual(["access_token=fresh; Path=/; HttpOnly"])
    expect(asked[1]?.headers.cookie).toBe("access_token=fresh; a=1")
  })
})

describe("the error policy", () => {
  test("401 clears the session and redirects home in the language, silently for a visitor", async () => {
    const { api, visit } = visiting([
      { status: 401, body: refusal("UnauthorizedErrorType", "User is not logged in") },
    ])
    const thrown = await thrownBy(api.call(games.getFavoriteGame, {}))
    expect((thrown as Response).headers.get("location")).toBe("/fr")
    expect(visit.setCookies).toEqual([expect.stringMatching(/^access_token=; .*Max-Age=0/)])
  })

  test("401 on a shared link redirects to the log-in with the reason, and back", async () => {
    const nobody = [{ status: 401, body: refusal("UnauthorizedErrorType", "User is not logged in") }]
    const { api, visit } = visiting(nobody, undefined, "?check=1")
    const thrown = await thrownBy(api.call(games.getFavoriteGame, {}))
    const next = encodeURIComponent("/fr/tous-jeux?check=1")
    expect((thrown as Response).headers.get("location")).toBe(`/fr/connexion?next=${next}`)
    const sentence = translate("fr", "shell")("sharedLink")
    expect(decodeURIComponent(visit.setCookies.join())).toContain(sentence)
  })

  test("401 with another text, or with none, shows it on the home page", async () => {
    for (const [description, sentence] of [
      ["Autre chose.", "Autre chose."],
      ["", translate("fr", "shell")("unauthorized")],
    ] as const) {
      const { api, visit } = visiting([{ status: 401, body: refusal("UnauthorizedErrorType", description) }])
      const thrown = await thrownBy(api.call(games.getFavoriteGame, {}))
      expect((thrown as Response).headers.get("location")).toBe("/fr")
      expect(decodeURIComponent(visit.setCookies.join())).toContain(sentence)
    }
  })

  test("403 clears the session and redirects home silently, also when the player is read", async () => {
    const closed = { status: 403, body: refusal("AccountClosedErrorType", "Ce compte est clôturé.") }
    const calling = visiting([closed])
    const thrown = await thrownBy(calling.api.call(games.getFavoriteGame, {}))
    expect((thrown as Response).headers.get("location")).toBe("/fr")
    const reading = visiting([closed])
    expect(await reading.api.player()).toBeNull()
    for (const { visit } of [calling, reading])
      expect(visit.setCookies).toEqual([expect.stringMatching(/^access_token=; .*Max-Age=0/)])
  })

  test("404 is the not-found page, and other refusals are thrown to the screen", async () => {
    const absent = visiting([{ status: 404, body: refusal("NotFoundErrorType", "x") }])
    expect(await thrownBy(absent.api.call(games.getGameCategory, {}))).toMatchObject({
      init: { status: 404 },
    })
    const refusing = visiting([{ status: 400, body: refusal("GameNotFound", "x") }])
    const thrown = await thrownBy(refusing.api.call(games.getGameCategory, {}))
    expect((thrown as ApiProblem).is("GameNotFound")).toBe(true)
  })
})

describe("the player", () => {
  test("is not requested without a session", async () => {
    const { api, asked } = visiting([], "a=1")
    expect(await api.player()).toBeNull()
    expect(asked).toEqual([])
  })

  test("is null for an ended session, and the cookie is cleared", async () => {
    const { api, visit } = visiting([
      { status: 401, body: refusal("UnauthorizedErrorType", "User is not logged in") },
    ])
    expect(await api.player()).toBeNull()
    expect(visit.setCookies).toHaveLength(1)
  })
})

test("follows only a path of this site after the log-in", () => {
  const next = (value: string) =>
    nextPath(new Request(`https://e.be/fr/connexion?next=${encodeURIComponent(value)}`))
  expect(next("/fr/jouer/horta-house?demo=1")).toBe("/fr/jouer/horta-house?demo=1")
  for (const evil of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "",
  ]) {
    expect(next(evil)).toBe("/fr")
  }
})
