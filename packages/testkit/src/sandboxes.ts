type SandboxLocation = { sandboxUrl: string }
export type Sandbox =
  | "hipay"
  | "bancontact"
  | "skrill"
  | "neteller"
  | "paysafecard"
  | "shufti"
  | "itsme"
  | "epis"
  | "commission"
  | "ecb"
  | "drand"
  | "bank"
  | "push"
  | "betby"

async function postScenarios(
  { sandboxUrl }: SandboxLocation,
  sandbox: Sandbox,
  scenarios: string[],
  times: number,
) {
  const answer = await fetch(`${sandboxUrl}/${sandbox}/__sandbox/scenarios`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ scenarios, times }),
  })
  if (!answer.ok) throw new Error(`The sandbox did not arm ${scenarios.join()}.`)
}

/** Arms scenarios of a third party for its next occasion: a decision, or a fault of its messages. */
export const arm = (location: SandboxLocation, sandbox: Sandbox, ...scenarios: string[]): Promise<void> =>
  postScenarios(location, sandbox, scenarios, 1)

/** Arms one scenario for the next `times` occasions. */
export const armTimes = (
  location: SandboxLocation,
  sandbox: Sandbox,
  times: number,
  scenario: string,
): Promise<void> => postScenarios(location, sandbox, [scenario], times)

/** Sends a form of a sandbox console, e.g. `payouts` of the bank. */
export async function submitConsoleForm(
  { sandboxUrl }: SandboxLocation,
  sandbox: Sandbox,
  page: string,
  form: Record<string, string>,
): Promise<void> {
  const url = `${sandboxUrl}/${sandbox}/__sandbox/${page}`
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams(form), redirect: "manual" })
  if (answer.status !== 303) throw new Error(`${url} answered ${answer.status}.`)
}

/** Sends a form of the exclusion register: `{action: "weather", outage: "1"}`, `{action: "add", lastName, …}`. */
export const updateExclusionRegister = (
  location: SandboxLocation,
  form: Record<string, string>,
): Promise<void> => submitConsoleForm(location, "epis", "persons", form)

/** Requests to a third party ("in") and its webhooks ("out"), newest first. */
export async function listExchanges({ sandboxUrl }: SandboxLocation, sandbox: Sandbox): Promise<Exchange[]> {
  return (await (await fetch(`${sandboxUrl}/${sandbox}/__sandbox/log`)).json()) as Exchange[]
}
export type Exchange = { direction: "in" | "out"; method: string; url: string; status: number; body: string }

/** Moves the clock of all third parties to an instant; what is due by then happens. */
export async function setSandboxClock({ sandboxUrl }: SandboxLocation, to: Date): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/__sandbox/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ offsetSeconds: Math.round((to.getTime() - Date.now()) / 1000) }),
  })
  if (!answer.ok) throw new Error(`The sandboxes' clock answered ${answer.status}.`)
}

/** Clears the state and the armed scenarios of a third party. */
export async function resetSandbox({ sandboxUrl }: SandboxLocation, sandbox: Sandbox): Promise<void> {
  await fetch(`${sandboxUrl}/${sandbox}/__sandbox/reset`, { method: "POST" })
}

/** Sets the clock of all third parties ahead of ours. */
export async function shiftSandboxClock({ sandboxUrl }: SandboxLocation, minutes: number): Promise<void> {
  await fetch(`${sandboxUrl}/__sandbox/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ offsetSeconds: minutes * 60 }),
  })
}

/** The HTML of a sandbox console. */
export const getConsolePage = async ({ sandboxUrl }: SandboxLocation, sandbox: Sandbox): Promise<string> =>
  (await fetch(`${sandboxUrl}/${sandbox}/__sandbox`)).text()
