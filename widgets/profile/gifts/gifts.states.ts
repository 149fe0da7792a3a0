import type { WidgetState } from '#islands/island/widgetState.ts'

const gifts = { options: {}, path: '/#profile.gifts' }

export const states: Record<string, WidgetState> = {
  some: { title: 'Some given away', ...gifts },
  none: {
    title: 'None given away',
    ...gifts,
    answers: {
      'user.profile': {
        body: {
          response: { id: 9006, nick: 'Aloma del Rec', subscriber: true, canGiveAway: true, numberGiftsRemaining: 10 },
        },
      },
      'gift.list': { body: { data: { page: 1, hasMoreResults: false, results: [] } } },
    },
  },
  usedUp: { title: 'All of the month given away', persona: 'subscriber-gifts-used', ...gifts },
  app: { title: 'Android app', channel: 'android', ...gifts },
  loading: { title: 'Loading', fault: 'gift.list:timeout', ...gifts },
  failed: { title: 'Server error', fault: 'gift.list:500', ...gifts },
  offline: { title: 'Offline', fault: 'gift.list:abort', ...gifts },
  forbidden: { title: 'Not allowed', fault: 'gift.list:403', ...gifts },
  notIncluded: { title: 'Not included', persona: 'subscriber-no-gift', ...gifts },
  notIncludedApple: { title: 'Not included, iOS app', persona: 'subscriber-no-gift', channel: 'ios', ...gifts },
  notSubscribed: { title: 'Not subscribed', persona: 'registered', ...gifts },
}
