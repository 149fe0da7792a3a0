import type { OnDropped } from '../lib/droppedConfig.ts'
import { check, parseJson } from '../lib/parseJson.ts'
import type { Result } from '../lib/result.ts'
import { failed } from '../lib/result.ts'
import type { AppMessage } from './appBridge.types.ts'
import { AppMessageSchema, EnvelopeSchema } from './appMessage.schema.ts'

const actions: readonly string[] = AppMessageSchema.options.map(({ entries }) => entries.action.literal)

/**
 * Parses a message of the app, an object or JSON; a failure is a message for developers.
 *
 * @param onDropped Called for each invalid part that is left out.
 */
export function readAppMessage(sent: unknown, onDropped?: OnDropped): Result<AppMessage, string> {
  const envelope = typeof sent === 'string' ? parseJson(sent, EnvelopeSchema) : check(sent, EnvelopeSchema)
  if (!envelope.ok) return failed(`not a message (${envelope.failure})`)
  const { action, payload, ...otherFields } = envelope.value
  if (!actions.includes(action)) return failed(`unknown action ${action}`)
  const message = check({ ...otherFields, ...payload, action }, AppMessageSchema, onDropped)
  return message.ok ? message : failed(`${action}: ${message.failure}`)
}
