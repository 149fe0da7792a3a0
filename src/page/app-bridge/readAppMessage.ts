import { failed, type Result } from '#lib/result.ts'
import { issueLine } from '#lib/schema/issues/describeIssue.ts'
import { check, parseJson } from '#lib/schema/parseJson.ts'
import type { Issue } from '#lib/schema/reading.ts'
import type { AppMessage } from './appBridge.types.ts'
import { appMessageSchemas, EnvelopeSchema } from './appMessage.schema.ts'

/**
 * Parses a message of the app, an object or JSON; a failure is a message for developers.
 *
 * @param onLeftOut Called with a line for each part that is left out.
 */
export function readAppMessage(sent: unknown, onLeftOut?: (problem: string) => void): Result<AppMessage, string> {
  const leaveOut = (issue: Issue) => onLeftOut?.(issueLine(issue))
  const envelope =
    typeof sent === 'string' ? parseJson(sent, EnvelopeSchema, leaveOut) : check(sent, EnvelopeSchema, leaveOut)
  if (!envelope.ok) return failed(`not a message (${issueLine(envelope.failure)})`)
  const { action, payload, beside } = envelope.value
  const schema = appMessageSchemas.find(({ entries }) => entries.action.literal === action)
  if (!schema) return failed(`unknown action ${action}`)
  const message = check({ ...beside, ...payload, action }, schema, leaveOut)
  return message.ok ? message : failed(`${action}: ${issueLine(message.failure)}`)
}
