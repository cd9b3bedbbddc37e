import { expect, it } from "vitest"
import { seededVisitor } from "../../../../testing/seeded.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { asOwner, open, payerForFile, rowOf, runJob } from "../testing/payer.ts"

const { casino, jan } = payerForFile()

it("expires the other orders although one fails", async () => {
  const stuck = await open(jan(), 20)
  const fine = await open(await seededVisitor(casino()), 20)
  await asOwner(
    casino(),
    `create function payments.stuck() returns trigger language plpgsql as $$ begin
       if old.id = '${stuck.orderId}' then raise exception 'stuck'; end if; return new; end $$`,
  )
  await asOwner(
    casino(),
    "create trigger stuck before update of status on payments.deposit for each row execute function payments.stuck()",
  )
  casino().clock.advance(31 * minuteMs)
  await runJob(casino(), "payments.expireOrders")
  expect((await rowOf(casino(), stuck.orderId)).status).toBe("pending")
  expect((await rowOf(casino(), fine.orderId)).status).toBe("expired")
  await asOwner(casino(), "drop trigger stuck on payments.deposit")
  await runJob(casino(), "payments.expireOrders")
  expect((await rowOf(casino(), stuck.orderId)).status).toBe("expired")
})
