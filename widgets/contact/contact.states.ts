import type { Step, WidgetState } from '#islands/island/widgetState.ts'
import { messages } from './contact.messages.ts'

const persona = 'anonymous'
const options = {}
const drafts = { 'contact:name': 'Mercè Garau', 'contact:message': 'Quan tornarà el suplement de diumenge?' }
const send: Step = { press: messages.send.id }
const long =
  'Fa trenta anys que us llegeixo i mai no us havia escrit; ara que ho faig, només em deixeu cent lletres i prou'

export const states: Record<string, WidgetState> = {
  empty: { title: 'Empty', options, persona },
  emptySubmitted: { title: 'Empty, submitted', options, persona, steps: [send] },
  noMessage: {
    title: 'Message missing',
    options,
    persona,
    drafts: { 'contact:name': 'Mercè Garau' },
    steps: [send],
  },
  draft: { title: 'Restored draft', options, persona, drafts },
  full: { title: 'Message cut at 100 characters', options, persona, drafts: { ...drafts, 'contact:message': long } },
  short: {
    title: 'Few characters left',
    options,
    persona,
    drafts: { ...drafts, 'contact:message': long.slice(0, 87) },
  },
  known: { title: 'Signed in, prefilled', options, persona: 'subscriber' },
  sending: { title: 'Sending', options, persona, drafts, fault: 'contact:timeout', steps: [send] },
  failedOffline: { title: 'Failed to send, offline', options, persona, drafts, fault: 'contact:abort', steps: [send] },
  failedServer: {
    title: 'Failed to send, server error',
    options,
    persona,
    drafts,
    fault: 'contact:500',
    steps: [send],
  },
  refused: {
    title: 'Message rejected',
    options,
    persona,
    drafts,
    answers: { contact: { status: 400, body: { errors: [{ errorCode: 'INVALID_FIELD', errorMessage: 'message' }] } } },
    steps: [send],
  },
  failedForbidden: {
    title: 'Failed to send, forbidden',
    options,
    persona,
    drafts,
    fault: 'contact:403',
    steps: [send],
  },
  wrongOption: { title: 'Invalid option', options: { action: 'https://elsewhere.example/' }, persona },
  sent: { title: 'Sent', options, persona, drafts, steps: [send] },
}
