import { players } from "@elite/contract"
import { z } from "zod"
import type { Setting as Declared } from "../../kernel/setting.ts"
import type { Tx } from "../../kernel/transaction.ts"
import { readSetting } from "./store.ts"

const { registrationFieldNames } = players
const count = z.int().min(1)
const cents = z.int().min(0)
const perLanguage = z.object({ en: z.string(), fr: z.string(), nl: z.string() })
const switches = z.record(z.string(), z.boolean())

/** Every setting and its shape; the default rows are in `sql/0002-defaults.sql` (behaviour, all sections). */
export const settings = {
  jurisdiction: z.object({
    profile: z.string(),
    minimumAgeYears: count,
    residence: z.array(z.string().length(2)),
    termsVersion: z.string(),
  }),
  site: z.object({
    name: z.string(),
    supportEmail: z.string(),
    ageMark: z.string(),
    licence: z.object({ class: z.string(), number: z.string() }),
    operator: z.object({ name: z.string(), address: z.string(), companyNumber: z.string() }),
    preventionMessage: perLanguage,
    helpLink: perLanguage,
  }),
  registrationFields: z.record(
    z.enum(registrationFieldNames),
    z.union([z.literal(0), z.literal(1), z.literal(2)]),
  ),
  password: z.object({
    minimumCharacters: count,
    maximumCharacters: count,
    minimumScore: z.int().min(0).max(4),
  }),
  login: z.object({ accountFailures: count, addressFailures: count, windowMinutes: count }),
  signUp: z.object({ perAddress: count, windowMinutes: count }),
  uniqueness: z.object({ perAddress: count, windowMinutes: count }),
  emailVerification: z.object({
    linkHours: count,
    perAddress: count,
    perPlayer: count,
    windowMinutes: count,
  }),
  passwordReset: z.object({ linkMinutes: count, codeMinutes: count, codeTries: count, resendSeconds: count }),
  secondFactor: z.object({ recoveryCodes: count, codeMinutes: count, codeTries: count }),
  session: z.object({ idleMinutes: count, maximumHours: count, touchSeconds: count }),
  identity: z.object({ attemptsPerDay: count, linkMinutes: count }),
  /** For `chargebackDays` after it was made, the gateway is asked whether a captured order was charged back. */
  deposit: z.object({ minimumCents: cents, orderMinutes: count, chargebackDays: count }),
  /**
   * What a player withdraws within `reviewDays` counts together for the amount from which two people look. For
   * `returnDays` after a payout ended, the bank is asked whether it came back.
   */
  withdrawal: z.object({
    minimumCents: cents,
    operatorFromCents: cents,
    twoOperatorsFromCents: cents,
    reviewDays: count,
    returnDays: count,
  }),
  paymentMethods: z.object({
    allDeposits: z.boolean(),
    allWithdrawals: z.boolean(),
    deposit: switches,
    withdraw: switches,
  }),
  /** In any 168 hours: the window is the law's and no setting. */
  statutoryDepositLimit: z.object({ limitCents: cents }),
  limits: z.object({ raiseWaitHours: count, confirmDays: count }),
  takeABreak: z.object({ minimumDays: count, maximumDays: count }),
  /** −1 is for ever. */
  selfExclusion: z.object({ days: z.array(z.int()), returnRequestFromDays: count, returnWaitDays: count }),
  realityCheck: z.object({ minutes: z.array(count) }),
  games: z.object({
    newForDays: count,
    winnerFromCents: cents,
    winnerFromMultiplier: z.number(),
    topDays: count,
  }),
  demo: z.object({ units: count, visitorMinutes: count }),
  loyalty: z.object({
    weights: z.record(z.string(), z.number().min(0)),
    windowDays: count,
    announceDays: count,
    ranks: z.array(z.object({ name: z.string(), fromPoints: z.int(), multiplier: z.number() })),
  }),
  redeem: z.object({ coinsPerEuro: count, stepCoins: count, minimumCoins: count }),
  jackpots: z.object({
    qualifyingStakeCents: cents,
    claimDays: count,
    threeHour: z.object({ seedCents: cents, shareBasisPoints: count }),
    hitTheTarget: z.object({ seedCents: cents, ceilingCents: cents, shareBasisPoints: count }),
    anyTime: z.object({ seedCents: cents, shareBasisPoints: count, oddsPerStakeCents: count }),
    bigWin: z.object({ seedCents: cents, shareBasisPoints: count, fromMultiplier: count }),
  }),
  prizeDrops: z.object({ perPlayerMinutes: count, claimDays: count }),
  quest: z.object({ perParticipantCents: cents, tasks: count, sharesPercent: z.array(count) }),
  tournaments: z.object({ neighbours: count }),
  joiningBonus: z.object({
    percent: count,
    maximumCents: cents,
    wagering: count,
    slotsPercent: count,
    tablesPercent: count,
    days: count,
    maximumStakeCents: cents,
  }),
  referralBonus: z.object({ rewardCents: cents, depositCents: cents, stakeCents: cents, days: count }),
  crash: z.object({
    bettingMs: count,
    pauseMs: count,
    edgePercent: z.number(),
    maximumStakeCents: cents,
    maximumWinCents: cents,
    demoUnits: count,
  }),
} as const satisfies Record<string, z.ZodType>

export type SettingKey = keyof typeof settings
export type Setting<K extends SettingKey> = z.output<(typeof settings)[K]>
export type RegistrationFields = Record<players.RegistrationFieldName, 0 | 1 | 2>

type Source = Pick<Tx, "db">

/** Reads one setting as it stands now. A row that is missing or malformed is a fault, never a silent default. */
export async function setting<V extends z.ZodType>(from: Source, declared: Declared<V>): Promise<z.output<V>>
export async function setting<K extends SettingKey>(from: Source, key: K): Promise<Setting<K>>
export async function setting(from: Source, asked: SettingKey | Declared): Promise<unknown> {
  const { key, value } = typeof asked === "string" ? { key: asked, value: settings[asked] } : asked
  const read = value.safeParse(await readSetting(from, key))
  if (!read.success) throw new Error(`The setting ${key} is not usable: ${z.prettifyError(read.error)}`)
  return read.data
}
