import type { WidgetState } from '#islands/island/widgetState.ts'
import { readerMessages } from './reader.messages.ts'

const open = { options: {}, path: '/#profile.reader.2002' }
const values = { nick: 'Bet' }

const longText = {
  userId: 2002,
  nick: 'Bet',
  public: true,
  description:
    'Veïna del passeig de tota la vida. Vaig treballar trenta anys a la llotja, primer amb la meva mare i després sola, i ara que tinc temps llegeixo el diari sencer, de la portada als mots encreuats. Escric poc i m’ho penso molt, sobretot quan es parla del port, que és de tots i sembla que no sigui de ningú.',
  followerTotalResults: 12,
  followedTotalResults: 3,
  likeTotalResults: 40,
}

export const states: Record<string, WidgetState> = {
  loading: { title: 'Loading', ...open, fault: 'profile:timeout' },
  followed: { title: 'Public, followed', ...open },
  notFollowed: { title: 'Public, not followed', ...open, persona: 'registered' },
  own: { title: 'One’s own', options: {}, path: '/#profile.reader.9006' },
  private: { title: 'Private', options: {}, path: '/#profile.reader.2005' },
  longText: { title: 'Long text, cut', ...open, answers: { profile: { body: { response: longText } } } },
  longTextWhole: {
    title: 'Long text, whole',
    ...open,
    answers: { profile: { body: { response: longText } } },
    steps: [{ press: readerMessages.more.id }],
  },
  withoutComments: { title: 'Without comments', options: {}, path: '/#profile.reader.9012' },
  commentsFailed: { title: 'Comments failed', ...open, fault: 'profile.comments:500' },
  muting: { title: 'Mute', ...open, steps: [{ press: readerMessages.mute.id, values }] },
  failed: { title: 'Failed, server error', ...open, fault: 'profile:500' },
  failedOffline: { title: 'Failed, offline', ...open, fault: 'profile:abort' },
  forbidden: { title: 'Failed, not allowed', ...open, fault: 'profile:403' },
  app: { title: 'In the app', ...open, channel: 'ios' },
}
