import { expect, it } from 'vitest'
import type { PaywallAccess } from '../ad.schema.ts'
import { isWalled } from './isWalled.ts'

it.each<[PaywallAccess, boolean]>([
  [{}, false],
  [{ accessGranted: null, messageType: null, conditionName: null }, false],
  [{ accessGranted: false }, true],
  [{ messageType: 'regiwall' }, true],
  [{ conditionName: 'contentOnlyForSubscribers' }, true],
  [{ conditionName: 'counterExceeded' }, true],
  [{ messageType: 'column-counter', conditionName: 'counter' }, false],
  [{ accessGranted: true }, false],
  [{ accessGranted: true, messageType: 'column-offer', conditionName: 'open' }, false],
  // Whatever a server has granted.
  [{ accessGranted: true, conditionName: 'contentOnlyForSubscribers' }, true],
  [{ accessGranted: true, messageType: 'regiwall' }, true],
  [{ accessGranted: true, conditionName: 'counterExceeded' }, true],
])('a paywall that says %j keeps the reader out: %s', (data, walled) => expect(isWalled(data)).toBe(walled))
