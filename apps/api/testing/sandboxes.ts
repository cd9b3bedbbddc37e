/** The third parties beside a casino: what a test decides, does and reads at them. */
type Beside = { sandboxUrl: string }
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

async function tell({ sandboxUrl }: Beside, sandbox: Sandbox, scenarios: string[], times: number) {
  const answer = await fetch(`${sandboxUrl}/${sandbox}/__sandbox/scenarios`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ scenarios, times }),
  })
  if (!answer.ok) throw new Error(`The sandbox did not arm ${scenarios.join()}`)
}

/** Arms switches of a third party for the next occasion: what it decides, or what goes wrong with its messages. */
export const arm = (beside: Beside, sandbox: Sandbox, ...scenarios: string[]): Promise<void> =>
  tell(beside, sandbox, scenarios, 1)

/** Arms a switch for as many occasions. */
export const armTimes = (beside: Beside, sandbox: Sandbox, times: number, scenario: string): Promise<void> =>
  tell(beside, sandbox, [scenario], times)

/** Sends a form of a third party's own page, e.g. `payouts` of the bank; throws where it is not done. */
export async function operate(
  { sandboxUrl }: Beside,
  sandbox: Sandbox,
  page: string,
  form: Record<string, string>,
): Promise<void> {
  const url = `${sandboxUrl}/${sandbox}/__sandbox/${page}`
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams(form), redirect: "manual" })
  if (answer.status !== 303) throw new Error(`${url} answered ${answer.status}.`)
}

/** Works the page of the exclusion register: `{action: "weather", outage: "1"}`, `{action: "add", lastName, …}`. */
export const epis = (beside: Beside, form: Record<string, string>): Promise<void> =>
  operate(beside, "epis", "persons", form)

/** What a third party was asked ("in") and what it told by itself ("out"), newest first. */
export async function logOf({ sandboxUrl }: Beside, sandbox: Sandbox): Promise<Exchange[]> {
  return (await (await fetch(`${sandboxUrl}/${sandbox}/__sandbox/log`)).json()) as Exchange[]
}
export type Exchange = { direction: "in" | "out"; method: string; url: string; status: number; body: string }

/** Moves the clock of all third parties to an instant; what falls due there by then happens. */
export async function travel({ sandboxUrl }: Beside, to: Date): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/__sandbox/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ offsetSeconds: Math.round((to.getTime() - Date.now()) / 1000) }),
  })
  if (!answer.ok) throw new Error(`The sandboxes' clock answered ${answer.status}.`)
}

/** Forgets all that happened at a third party, and what was armed. */
export async function forget({ sandboxUrl }: Beside, sandbox: Sandbox): Promise<void> {
  await fetch(`${sandboxUrl}/${sandbox}/__sandbox/reset`, { method: "POST" })
}

/** Lets third parties that keep a time of their own keep it so many minutes ahead of ours. */
export async function aheadBy({ sandboxUrl }: Beside, minutes: number): Promise<void> {
  await fetch(`${sandboxUrl}/__sandbox/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ offsetSeconds: minutes * 60 }),
  })
}

/** The page of a third party's console, HTML. */
export const consoleOf = async ({ sandboxUrl }: Beside, sandbox: Sandbox): Promise<string> =>
  (await fetch(`${sandboxUrl}/${sandbox}/__sandbox`)).text()
