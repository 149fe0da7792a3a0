import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { createTestIntl } from '#testing/createTestIntl.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { FailureNotice } from './FailureNotice.tsx'

afterEach(() => document.body.replaceChildren())

const reconnect = () => window.dispatchEvent(new Event('online'))

it.each([
  ['a lost connection', 'network', 1],
  ['no answer in time', 'timeout', 1],
  ['an answer of the wrong shape', 'contract', 0],
] as const)(
  'a failure’s notice retries after the failure %s when the network returns: %s, %i times',
  async (_, kind, times) => {
    const onRetry = vi.fn()
    const failure = kind === 'contract' ? { kind, detail: 'wrong' } : { kind }
    const { view } = renderInShadow(<FailureNotice failure={failure} onRetry={onRetry} />, {
      intl: createTestIntl(),
    })
    await view.findByRole('alert')
    reconnect()
    expect(onRetry).toHaveBeenCalledTimes(times)
  },
)

it('a failure’s notice starts no second retry while one is pending', async () => {
  const onRetry = vi.fn()
  const { view } = renderInShadow(
    <FailureNotice failure={{ kind: 'network' }} onRetry={onRetry} retrying="Trying again" />,
    { intl: createTestIntl() },
  )
  await view.findByRole('alert')
  reconnect()
  expect(onRetry).not.toHaveBeenCalled()
})

it('a failure’s notice has the given text in place of the catalogue’s, unless the reader is refused', () => {
  const intl = createTestIntl()
  const message = 'We could not load the comments.'
  const http = (status: number) => ({ kind: 'http', status, errors: [] }) as const
  const { view, rerender } = renderInShadow(<FailureNotice failure={http(500)} message={message} />, { intl })
  expect(view.getByRole('alert').textContent).toBe(message)
  rerender(<FailureNotice failure={http(404)} message={message} />)
  expect(view.getByRole('alert').textContent).toBe(message)
  rerender(<FailureNotice failure={http(403)} message={message} />)
  expect(view.getByRole('alert').textContent).toBe(createTestIntl().t(failureMessages.forbidden))
})

it.each([
  ['a request has found no network either', { kind: 'network' }, false, true],
  ['the server has answered', { kind: 'http', status: 500, errors: [] }, false, false],
  ['the browser says that it is online', { kind: 'network' }, true, false],
] as const)(
  'a failure’s notice tells the reader that they are offline where the browser says so: %s',
  (_, failure, onLine, isSaid) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    onTestFinished(() => void vi.restoreAllMocks())
    const { view } = renderInShadow(<FailureNotice failure={failure} message="We could not load the poll." />, {
      intl: createTestIntl(),
    })
    expect(view.getByRole('alert').textContent).toBe(
      `We could not load the poll.${isSaid ? ' You seem to be offline.' : ''}`,
    )
  },
)

const failedList = (shown: boolean) => (
  <>
    <button type="button">Order</button>
    <article tabIndex={-1}>
      <button type="button">Like</button>
    </article>
    {shown ? (
      <FailureNotice failure={{ kind: 'network' }} onRetry={() => undefined} />
    ) : (
      <button type="button">Next</button>
    )}
  </>
)

it('a failure’s notice keeps the focus in its place when the retry takes its button away', async () => {
  const { view, shadow, rerender } = renderInShadow(failedList(true), { intl: createTestIntl() })
  view.getByRole('button', { name: 'Try again' }).focus()
  rerender(failedList(false))
  expect(shadow.activeElement).toBe(view.getByRole('article'))
  await userEvent.tab()
  await userEvent.tab()
  expect(shadow.activeElement).toBe(view.getByRole('button', { name: 'Next' }))
})

it('a failure’s notice keeps the focus in the widget where nothing before it can be focused', async () => {
  const failure = <FailureNotice failure={{ kind: 'network' }} onRetry={() => undefined} />
  const { view, shadow, rerender } = renderInShadow(failure, { intl: createTestIntl() })
  view.getByRole('button', { name: 'Try again' }).focus()
  rerender(<button type="button">First</button>)
  await userEvent.tab()
  expect(shadow.activeElement).toBe(view.getByRole('button', { name: 'First' }))
})

it('a failure’s notice leaves a focus elsewhere alone', () => {
  const { view, shadow, rerender } = renderInShadow(failedList(true), { intl: createTestIntl() })
  const order = view.getByRole('button', { name: 'Order' })
  order.focus()
  rerender(failedList(false))
  expect(shadow.activeElement).toBe(order)
})

it('a failure’s notice has its button outside of the live region, so that a retry does not repeat the failure', () => {
  const notice = (retrying?: string) => (
    <FailureNotice failure={{ kind: 'network' }} onRetry={() => undefined} retrying={retrying} />
  )
  const { view, rerender } = renderInShadow(notice(), { intl: createTestIntl() })
  const alert = view.getByRole('alert')
  const observer = new MutationObserver(() => undefined)
  observer.observe(alert, { subtree: true, childList: true, characterData: true })
  rerender(notice('Trying again'))
  expect(view.getByText('Trying again').getAttribute('aria-live')).toBe('polite')
  expect(alert.contains(view.getByText('Trying again'))).toBe(false)
  expect(observer.takeRecords()).toEqual([])
  observer.disconnect()
})
