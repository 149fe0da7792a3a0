import type { Step, WidgetState } from '../../src/island/widgetState.ts'
import { messages } from './contact.messages.ts'

const persona = 'anonymous'
const options = {}
const drafts = { 'contact:name': 'Mercè Garau', 'contact:message': 'Quan tornarà el suplement de diumenge?' }
const send: Step = { press: messages.send.id }
const long =
  'Fa trenta anys que us llegeixo i mai no us havia escrit; ara que ho faig, només em deixeu cent lletres i prou'

export const states: Record<string, WidgetState> = {
  empty: { title: 'Empty', options, persona },
  empties: { title: 'Sent with nothing in it', options, persona, steps: [send] },
  noMessage: {
    title: 'Without a message',
    options,
    persona,
    drafts: { 'contact:name': 'Mercè Garau' },
    steps: [send],
  },
  kept: { title: 'Typed before a reload', options, persona, drafts },
  full: { title: 'Cut at 100 characters', options, persona, drafts: { ...drafts, 'contact:message': long } },
  short: {
    title: 'Few characters left',
    options,
    persona,
    drafts: { ...drafts, 'contact:message': long.slice(0, 87) },
  },
  known: { title: 'Signed in', options, persona: 'subscriber' },
  sending: { title: 'On its way', options, persona, drafts, fault: 'contact:timeout', steps: [send] },
  lostOffline: { title: 'Not sent, no connection', options, persona, drafts, fault: 'contact:abort', steps: [send] },
  lostServer: { title: 'Not sent, the server failed', options, persona, drafts, fault: 'contact:500', steps: [send] },
  refused: {
    title: 'The server does not take the message',
    options,
    persona,
    drafts,
    answers: { contact: { status: 400, body: { errors: [{ errorCode: 'INVALID_FIELD', errorMessage: 'message' }] } } },
    steps: [send],
  },
  lostForbidden: { title: 'Not sent, refused', options, persona, drafts, fault: 'contact:403', steps: [send] },
  wrongOption: { title: 'A wrong option', options: { action: 'https://elsewhere.example/' }, persona },
  sent: { title: 'Sent', options, persona, drafts, steps: [send] },
}
