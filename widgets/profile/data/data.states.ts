import type { Step, WidgetState } from '#islands/island/widgetState.ts'
import { dataMessages as messages } from './data.messages.ts'

const panel = { options: {}, path: '/#profile.data' }
const rename: Step = { type: ' Puig', into: messages.surname.id }
const save: Step = { press: messages.save.id }
const remove: Step = { press: messages.deleteAccount.id }

export const states: Record<string, WidgetState> = {
  data: { title: 'Form', ...panel },
  empty: { title: 'Form, little known', ...panel, persona: 'newcomer' },
  missing: { title: 'Form, required fields empty', ...panel, persona: 'newcomer', steps: [save] },
  closed: { title: 'Form, a section closed', ...panel, steps: [{ press: messages.person.id }] },
  loading: { title: 'Loading', ...panel, fault: 'user.profile:timeout' },
  namesLocked: { title: 'Names cannot be changed', ...panel, persona: 'premium-c' },
  allLocked: { title: 'Nothing can be changed', ...panel, persona: 'social' },
  saved: { title: 'Saved', ...panel, steps: [rename, save] },
  saving: { title: 'Saving', ...panel, fault: 'user.update:timeout', steps: [rename, save] },
  failed: { title: 'Not saved', ...panel, fault: 'user.update:500', steps: [rename, save] },
  refused: {
    title: 'Not saved, the server refuses the name',
    ...panel,
    persona: 'newcomer',
    steps: [{ type: 'El Far', into: messages.name.id }, save],
  },
  app: { title: 'Form, iOS app', ...panel, channel: 'ios' },
  appChanged: { title: 'Form, changed, iOS app', ...panel, channel: 'ios', steps: [rename] },
  deletion: { title: 'Delete the account', ...panel, persona: 'registered', steps: [remove] },
  deletionFailed: {
    title: 'Delete the account, failed',
    ...panel,
    persona: 'registered',
    fault: 'user.deleteAccount:500',
    steps: [remove, { press: messages.deleteYes.id }],
  },
  deletionImpossible: { title: 'Delete the account, subscriber', ...panel, steps: [remove] },
}
