import { afterEach, expect, it } from 'vitest'
import { hasOnlyStub } from './followConsent.ts'

afterEach(() => {
  delete window.__tcfapi
})

it.each<[string, boolean, typeof window.__tcfapi]>([
  [
    'the stub of a page’s head',
    true,
    (command, _, tell) => command === 'ping' && tell({ gdprApplies: true, cmpLoaded: false }),
  ],
  ['the platform', false, (_command, _, tell) => tell({ cmpLoaded: true }, true)],
  ['an interface that keeps the question', false, () => undefined],
  ['an interface that answers otherwise', false, (_command, _, tell) => tell(null, false)],
  [
    'an interface that is broken',
    false,
    () => {
      throw new Error('broken')
    },
  ],
  ['no interface', false, undefined],
])('%s is only a stub: %s', (_, isStub, api) => {
  if (api) window.__tcfapi = api
  expect(hasOnlyStub()).toBe(isStub)
})
