import { expect, it, onTestFinished, vi } from 'vitest'
import { followConsent } from './followConsent.ts'

/** Installs the interface of a platform that asks for consent. @returns Reports a state to its listener. */
function installPlatform() {
  const removed = vi.fn()
  let listener: ((report: unknown, success?: boolean) => void) | undefined
  window.__tcfapi = (command, _version, callback, id) => {
    if (command === 'addEventListener') listener = callback
    if (command === 'removeEventListener') removed(id)
  }
  onTestFinished(() => void delete window.__tcfapi)
  const report = (eventStatus: string, agreed = true) =>
    listener?.({ gdprApplies: true, eventStatus, listenerId: 3, purpose: { consents: { 1: agreed, 8: agreed } } }, true)
  return { report, sendAnything: (value: unknown, success?: boolean) => listener?.(value, success), removed }
}

function setUp() {
  const lifetime = new AbortController()
  onTestFinished(() => lifetime.abort())
  const setConsent = vi.fn()
  followConsent(setConsent, lifetime.signal)
  const answers = () => setConsent.mock.calls.map(([given]) => given)
  return { answers, lifetime }
}

const answer = (detail: unknown) => document.dispatchEvent(new CustomEvent('quiosc:consent', { detail }))

it('followConsent waits for the consent platform’s answer, and follows its changes', () => {
  const { report } = installPlatform()
  const { answers } = setUp()
  report('cmpuishown')
  expect(answers()).toEqual([])
  report('useractioncomplete')
  report('useractioncomplete')
  // The reader opens the settings again.
  report('cmpuishown', false)
  expect(answers()).toEqual([true])
  report('useractioncomplete', false)
  expect(answers()).toEqual([true, false])
})

it('followConsent ignores a broken consent platform, and follows the page all the same', () => {
  window.__tcfapi = () => {
    throw new Error('not ready')
  }
  onTestFinished(() => void delete window.__tcfapi)
  const { answers } = setUp()
  answer({ given: false })
  expect(answers()).toEqual([false])
})

it.each([[undefined], [null], ['yes'], [{ purpose: 1 }], [{ eventStatus: 'tcloaded', purpose: { consents: 'all' } }]])(
  'followConsent takes %j of the consent platform for no answer',
  (value) => {
    const { sendAnything } = installPlatform()
    const { answers } = setUp()
    sendAnything(value, true)
    sendAnything({ gdprApplies: false }, false)
    expect(answers()).toEqual([])
  },
)

it('followConsent follows the page’s own answers, and ignores other values', () => {
  const { answers } = setUp()
  for (const detail of [undefined, 'yes', { given: 'yes' }]) answer(detail)
  expect(answers()).toEqual([])
  answer({ given: true })
  answer({ given: false })
  expect(answers()).toEqual([true, false])
})

it('followConsent asks a page that has answered before', () => {
  const tell = () => answer({ given: true })
  document.addEventListener('quiosc:consent-wanted', tell)
  onTestFinished(() => document.removeEventListener('quiosc:consent-wanted', tell))
  expect(setUp().answers()).toEqual([true])
})

it('followConsent follows nothing any more after the end of the library', () => {
  const { report, removed } = installPlatform()
  const { answers, lifetime } = setUp()
  lifetime.abort()
  report('useractioncomplete')
  answer({ given: true })
  expect(answers()).toEqual([])
  expect(removed).toHaveBeenCalledExactlyOnceWith(3)
})

it('followConsent follows a consent platform that loads late', async () => {
  const { answers } = setUp()
  const { report } = installPlatform()
  await vi.waitFor(() => {
    report('useractioncomplete')
    expect(answers()).toEqual([true])
  })
})
