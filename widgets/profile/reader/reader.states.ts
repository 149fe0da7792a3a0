import type { WidgetState } from '../../../src/island/widgetState.ts'
import { readerMessages } from './reader.messages.ts'

const open = { options: {}, path: '/#profile.reader.2002' }
const values = { nick: 'Bet' }

export const states: Record<string, WidgetState> = {
  loading: { title: 'Loading', ...open, fault: 'profile:timeout' },
  followed: { title: 'Public, followed', ...open },
  notFollowed: { title: 'Public, not followed', ...open, persona: 'registered' },
  own: { title: 'One’s own', options: {}, path: '/#profile.reader.9006' },
  private: { title: 'Private', options: {}, path: '/#profile.reader.2005' },
  withoutComments: { title: 'Without comments', options: {}, path: '/#profile.reader.9012' },
  commentsFailed: { title: 'Comments failed', ...open, fault: 'profile.comments:500' },
  muting: { title: 'Mute', ...open, steps: [{ press: readerMessages.mute.id, values }] },
  failed: { title: 'Failed, server error', ...open, fault: 'profile:500' },
  failedOffline: { title: 'Failed, offline', ...open, fault: 'profile:abort' },
  forbidden: { title: 'Failed, not allowed', ...open, fault: 'profile:403' },
  app: { title: 'In the app', ...open, channel: 'ios' },
}
