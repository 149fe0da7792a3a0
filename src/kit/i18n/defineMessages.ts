import type { Message, MessageValues } from './PageIntl.ts'

/** A message that takes `Values`: `message<{ count: number }>()`; one that takes none: `message()`. */
export const message = <Values extends MessageValues | undefined = undefined>(): Message<Values> => ({ id: '' })

/** Names the messages of a scope: the id is `scope.key`, and every dictionary of the scope's folder must have it. */
// The constraint names the id alone: with `values` in it, `message()` would be inferred to take any.
export function defineMessages<Messages extends Record<string, Pick<Message, 'id'>>>(
  scope: string,
  messages: Messages,
): Messages {
  const named = Object.keys(messages).map((key) => [key, { id: `${scope}.${key}` }])
  // Object.fromEntries forgets the keys' types; they are those of the parameter.
  return Object.fromEntries(named) as Messages
}
