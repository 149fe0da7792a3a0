import * as v from 'valibot'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'

const fact = v.nullish(v.union([v.string(), v.number(), v.boolean()]))

/** The backend's facts about the content's paywall (content-features §3, "Paywall cookie data"): these fields alone reach the data layer. */
export const PaywallFactsSchema = object({
  accessGranted: fact,
  messageIds: v.nullish(list(object({ messageId: fact, type: fact }))),
  firstMessageId: fact,
  userCounter: fact,
  userRfv: fact,
  conditionName: fact,
  conditionId: fact,
  conditionType: fact,
  conditionCounter: fact,
  ruleId: fact,
  ruleName: fact,
  remainingDays: fact,
  messageType: fact,
})
