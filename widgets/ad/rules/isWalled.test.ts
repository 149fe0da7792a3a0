import { expect, it } from 'vitest'
import type { PaywallAccess } from '../ad.schema.ts'
import { isWalled } from './isWalled.ts'

it.each<[Partial<PaywallAccess>, boolean]>([
  [{}, false],
  [{ accessGranted: null, messageType: null, conditionName: null }, false],
  [{ accessGranted: false }, true],
  [{ messageType: 'regiwall' }, true],
  [{ conditionName: 'contentOnlyForSubscribers' }, true],
  [{ conditionName: 'counterExceeded' }, true],
  [{ messageType: 'column-counter', conditionName: 'counter' }, false],
  [{ accessGranted: true }, false],
  [{ accessGranted: true, messageType: 'column-offer', conditionName: 'open' }, false],
  // No matter what a server has granted.
  [{ accessGranted: true, conditionName: 'contentOnlyForSubscribers' }, true],
  [{ accessGranted: true, messageType: 'regiwall' }, true],
  [{ accessGranted: true, conditionName: 'counterExceeded' }, true],
  // As the paywall chooses its message.
  [{ messageIds: [{ messageId: '7', type: 'regiwall' }] }, true],
  [{ messageType: 'column-counter', messageIds: [{ messageId: '7', type: 'regiwall' }] }, true],
  [
    {
      messageIds: [
        { messageId: '7', type: 'regiwall' },
        { messageId: '8', type: 'column-offer' },
      ],
      firstMessageId: '8',
    },
    false,
  ],
  [
    {
      messageIds: [
        { messageId: '8', type: 'column-offer' },
        { messageId: '7', type: 'regiwall' },
      ],
      firstMessageId: '7',
    },
    true,
  ],
])('a paywall that says %j keeps the reader out: %s', (data, walled) => expect(isWalled(data)).toBe(walled))
