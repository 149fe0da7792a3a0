import type { OnDropped } from '../lib/droppedConfig.ts'
import { check, parseJson } from '../lib/parseJson.ts'
import type { Result } from '../lib/result.ts'
import { failed } from '../lib/result.ts'
import type { AppMessage } from './appBridge.types.ts'
import { appMessageSchemas, EnvelopeSchema } from './appMessage.schema.ts'

/**
 * Parses a message of the app, an object or JSON; a failure is a message for developers.
 *
 * @param onDropped Called for each invalid part that is left out.
 */
export function readAppMessage(sent: unknown, onDropped?: OnDropped): Result<AppMessage, string> {
  const envelope = typeof sent === 'string' ? parseJson(sent, EnvelopeSchema) : check(sent, EnvelopeSchema)
  if (!envelope.ok) return failed(`not a message (${envelope.failure})`)
  const { action, payload, beside } = envelope.value
  const schema = appMessageSchemas.find(({ entries }) => entries.action.literal === action)
  if (!schema) return failed(`unknown action ${action}`)
  const message = check({ ...beside, ...payload, action }, schema, onDropped)
  return message.ok ? message : failed(`${action}: ${message.failure}`)
}
