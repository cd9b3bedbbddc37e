import { describeError } from "../../../platform/lib/log.ts"
import type { Platform } from "../../../platform/platform.ts"
import { paymentsLog } from "../log.ts"
import { deleteOutage, insertOutage, listAwayProviders } from "../methods/store.ts"
import type { PayInName, PayInProvider, PayInRefunds, PayIns } from "../ports.ts"
import { configuredProviders } from "./providers.ts"

type OutagePlatform = Pick<Platform, "transact" | "reads">

/** An id that no order has: any answer shows that the provider works. */
const probeOrderId = "D-nobody"

/** Records outages for all processes: from a payment page that cannot be opened to the next answer. */
export const withOutageTracking = <Ports extends { payIns: PayIns }>(
  platform: OutagePlatform,
  ports: Ports,
): Ports => ({
  ...ports,
  payIns: Object.fromEntries(
    configuredProviders(ports.payIns).map(([name, provider]) => [
      name,
      trackOutages(platform, name, provider),
    ]),
  ),
})

function trackOutages(
  { transact, reads }: OutagePlatform,
  name: PayInName,
  provider: PayInProvider,
): PayInProvider {
  const answered = async <Answer>(answer: Answer): Promise<Answer> => {
    if ((await listAwayProviders(reads())).has(name)) await transact((tx) => deleteOutage(tx, name))
    return answer
  }
  const { capture, publicKeys } = provider
  return {
    async open(order) {
      const opened = await provider.open(order).catch(async (error: unknown) => {
        await transact((tx) => insertOutage(tx, name))
        throw error
      })
      return answered(opened)
    },
    readNotification: (body, headers) => provider.readNotification(body, headers),
    lookUp: async (order) => answered(await provider.lookUp(order)),
    ...(capture && { capture: async (order) => answered(await capture(order)) }),
    ...trackRefundOutages(provider, answered),
    ...(publicKeys && { publicKeys }),
  }
}

type Answered = <Answer>(answer: Answer) => Promise<Answer>

function trackRefundOutages(refunds: PayInRefunds, answered: Answered): PayInRefunds {
  if (refunds.refundStatus)
    return {
      refund: async (order) => answered(await refunds.refund(order)),
      refundStatus: async (order) => answered(await refunds.refundStatus(order)),
    }
  return refunds.refund ? { refund: async (order) => answered(await refunds.refund(order)) } : {}
}

export async function probeOutages(
  { reads, log }: Pick<Platform, "reads" | "log">,
  payIns: PayIns,
): Promise<void> {
  const away = await listAwayProviders(reads())
  await Promise.all(
    configuredProviders(payIns).map(async ([name, provider]) => {
      if (!away.has(name)) return
      try {
        await provider.lookUp({ orderId: probeOrderId })
      } catch (error) {
        paymentsLog({ log }).warn("gateway.stillAway", { provider: name, ...describeError(error) })
      }
    }),
  )
}
