import { check, parseJson } from '../lib/parseJson.ts'
import type { Result } from '../lib/result.ts'
import { failed } from '../lib/result.ts'
import type { AppMessage } from './appBridge.types.ts'
import { AppMessageSchema, EnvelopeSchema } from './appMessage.schema.ts'

const actions: readonly string[] = AppMessageSchema.options.map(({ entries }) => entries.action.literal)

/** What the app sent, as an object or as JSON; a failure says in words what was wrong with it. */
export function readAppMessage(sent: unknown): Result<AppMessage, string> {
  const envelope = typeof sent === 'string' ? parseJson(sent, EnvelopeSchema) : check(sent, EnvelopeSchema)
  if (!envelope.ok) return failed(`not a message (${envelope.failure})`)
  const { action, payload, ...beside } = envelope.value
  if (!actions.includes(action)) return failed(`unknown action ${action}`)
  const message = check({ ...beside, ...payload, action }, AppMessageSchema)
  return message.ok ? message : failed(`${action}: ${message.failure}`)
}
