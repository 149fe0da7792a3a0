import * as v from 'valibot'
import { lenientList } from '../../../src/lib/lenientList.ts'
import { optionalFields } from '../../../src/lib/optionalFields.ts'

const fact = v.nullish(v.union([v.string(), v.number(), v.boolean()]))

/** What the backend says of the content's paywall (content-features §3, "Paywall cookie data"): these fields alone reach the data layer. */
export const PaywallFactsSchema = v.object(
  optionalFields({
    accessGranted: fact,
    messageIds: v.nullish(lenientList(v.object(optionalFields({ messageId: fact, type: fact })))),
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
  }),
)
