import type { Step, WidgetState } from '#islands/island/widgetState.ts'
import { editorMessages as messages } from './editor.messages.ts'

const panel = { options: {}, path: '/#profile.public-profile' }
const rename: Step = { type: ' 2', into: messages.nick.id }
const save: Step = { press: messages.save.id }

export const states: Record<string, WidgetState> = {
  public: { title: 'Public', ...panel },
  private: { title: 'Private, little known', ...panel, persona: 'newcomer' },
  loading: { title: 'Loading', ...panel, fault: 'user.profile:timeout' },
  saved: { title: 'Saved', ...panel, steps: [rename, save] },
  saving: { title: 'Saving', ...panel, fault: 'user.update:timeout', steps: [rename, save] },
  failed: { title: 'Not saved', ...panel, fault: 'user.update:500', steps: [rename, save] },
  taken: {
    title: 'Not saved, the nick is in use',
    ...panel,
    answers: {
      'user.update': {
        status: 400,
        body: { errors: [{ errorCode: 'PUBLICNICK_ALREADY_IN_USE', errorMessage: 'Another reader has this nick' }] },
      },
    },
    steps: [rename, save],
  },
  tooLong: {
    title: 'The nick is too long',
    ...panel,
    steps: [{ type: ' i una mica més, perquè es vegi que no hi cap', into: messages.nick.id }],
  },
  app: { title: 'Android app', ...panel, channel: 'android' },
  appChanged: { title: 'Changed, iOS app', ...panel, channel: 'ios', steps: [rename] },
}
