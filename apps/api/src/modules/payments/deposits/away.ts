import { problemOf } from "../../../kernel/log.ts"
import type { Kernel } from "../../../kernel/module.ts"
import { logOf } from "../log.ts"
import type { PayInProvider } from "../ports.ts"
import { deleteAway, insertAway, isGatewayAway } from "./store.ts"

type Notes = Pick<Kernel, "transact" | "reads">

/** The name of no order: a gateway that answers has nothing to say about it. */
const orderOfNobody = "D-nobody"

/**
 * The ports, their gateway with a note of whether it answers that every process reads: it is away from a payment page that
 * cannot be had until it has answered any call of ours.
 */
export const noting = <Ports extends { gateway: PayInProvider }>(kernel: Notes, ports: Ports): Ports => ({
  ...ports,
  gateway: noted(kernel, ports.gateway),
})

function noted({ transact, reads }: Notes, gateway: PayInProvider): PayInProvider {
  const answered = async <Answer>(answer: Answer): Promise<Answer> => {
    if (await isGatewayAway(reads())) await transact(deleteAway)
    return answer
  }
  const { capture, refund } = gateway
  return {
    async open(page) {
      const opened = await gateway.open(page).catch(async (error: unknown) => {
        await transact(insertAway)
        throw error
      })
      return answered(opened)
    },
    readNotification: (body, headers) => gateway.readNotification(body, headers),
    lookUp: async (order) => answered(await gateway.lookUp(order)),
    ...(capture && { capture: async (order) => answered(await capture(order)) }),
    ...(refund && { refund: async (order) => answered(await refund(order)) }),
  }
}

/** Job: asks a gateway that is away whether it answers again. The answer is noted, as that of every other call is. */
export async function askWhetherBack(
  { reads, log }: Pick<Kernel, "reads" | "log">,
  gateway: PayInProvider,
): Promise<void> {
  if (!(await isGatewayAway(reads()))) return
  try {
    await gateway.lookUp({ orderId: orderOfNobody })
  } catch (error) {
    logOf({ log }).warn("gateway.stillAway", problemOf(error))
  }
}
