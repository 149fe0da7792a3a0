import { expect, it } from 'vitest'
import { checkText } from '../testing/checkText.ts'

const ad = '<div data-widget="ad" data-id="1" data-slot-type="top" data-ad-unit-code="a/b"></div>'
const manager = '<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>'

const pageOf = (head: string, body = '<p>Text</p>') =>
  `<!DOCTYPE html><html lang="ca"><head><script type="module" src="/quiosc/widgets.js"></script>${head}<style>[data-widget=ad]{min-height:250px}</style></head><body>${body}</body></html>`

const consentProblems = (text: string) => checkText(text, 'html').filter(({ id }) => id === 'no-consent')

it.each([
  ['an ad position', pageOf('', ad)],
  ['analytics', pageOf(manager)],
  ['analytics', pageOf('<script>window.dataLayer = window.dataLayer || []</script>')],
])('the check warns of %s on a page without a question for consent', (what, text) => {
  const [problem, ...others] = consentProblems(text)
  expect(problem).toMatchObject({ level: 'warning', message: expect.stringContaining(what) })
  expect(others).toEqual([])
})

it.each([
  ['a stub', pageOf('<script>window.__tcfapi = function () {}</script>', ad)],
  ['a platform', pageOf('<script src="https://cdn.cookielaw.org/consent/otSDKStub.js"></script>', ad)],
  [
    'its configuration',
    pageOf('<script type="application/json" data-quiosc-config>{"waitForConsent": true}</script>', ad),
  ],
  ['neither ads nor analytics', pageOf('')],
  ['no head of its own', ad],
  ['a head that another template has', pageOf('{% include "head.twig" %}', ad)],
])('the check reports no missing consent on a page with %s', (_, text) => {
  expect(consentProblems(text)).toEqual([])
})
