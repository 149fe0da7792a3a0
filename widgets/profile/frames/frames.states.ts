import type { WidgetState } from '#islands/island/widgetState.ts'

export const states: Record<string, WidgetState> = {
  subscription: { title: 'Subscription', options: {}, path: '/#profile.subscription' },
  subscriptionApple: { title: 'Subscription, iOS app', options: {}, path: '/#profile.subscription', channel: 'ios' },
  card: { title: 'Subscriber card', options: {}, path: '/#profile.card' },
}
