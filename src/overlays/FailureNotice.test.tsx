import { afterEach, expect, it, vi } from 'vitest'
import sharedTexts from '../i18n/locales/en.json' with { type: 'json' }
import { createTestIntl } from '../testing/createTestIntl.ts'
import { renderInShadow } from '../testing/renderInShadow.tsx'
import { FailureNotice } from './FailureNotice.tsx'

afterEach(() => document.body.replaceChildren())

const reconnect = () => window.dispatchEvent(new Event('online'))

it.each([
  ['a lost connection', 'network', 1],
  ['no answer in time', 'timeout', 1],
  ['an answer of the wrong shape', 'contract', 0],
] as const)('retries after %s when the network returns: %s, %i times', async (_, kind, times) => {
  const onRetry = vi.fn()
  const failure = kind === 'contract' ? { kind, detail: 'wrong' } : { kind }
  const { view } = renderInShadow(<FailureNotice failure={failure} onRetry={onRetry} />, {
    intl: createTestIntl(sharedTexts),
  })
  await view.findByRole('alert')
  reconnect()
  expect(onRetry).toHaveBeenCalledTimes(times)
})

it('starts no second retry while one is pending', async () => {
  const onRetry = vi.fn()
  const { view } = renderInShadow(
    <FailureNotice failure={{ kind: 'network' }} onRetry={onRetry} retrying="Trying again" />,
    { intl: createTestIntl(sharedTexts) },
  )
  await view.findByRole('alert')
  reconnect()
  expect(onRetry).not.toHaveBeenCalled()
})

it('says “later” only where there is no button that tries again', async () => {
  const failure = { kind: 'http', status: 500, errors: [] } as const
  const intl = createTestIntl(sharedTexts)
  const { view, rerender } = renderInShadow(<FailureNotice failure={failure} />, { intl })
  expect((await view.findByRole('alert')).textContent).toBe(sharedTexts['failure.server'])
  rerender(<FailureNotice failure={failure} onRetry={() => undefined} />)
  expect(view.getByText(sharedTexts['failure.retry.server'])).toBeDefined()
  expect(view.queryByText(/later/)).toBeNull()
})
