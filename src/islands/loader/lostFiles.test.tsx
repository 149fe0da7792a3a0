import { expect, it, onTestFinished, vi } from 'vitest'
import { putMarker, startTestPage } from '#testing/startTestPage.tsx'

it('the loader reports that no file at all arrived, unless the page is being left', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const host = putMarker('<div data-widget="greeting" data-name="Ada"></div>')
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const library = startTestPage({ island: lost, diagnose: lost })
  onTestFinished(library.stop)
  await vi.waitFor(() => expect(host.dataset.widgetState).toBe('error'))
  const line = ['[quiosc]', host, expect.stringContaining('nor could the report')]
  await vi.advanceTimersByTimeAsync(500)
  expect(errors).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(errors).toHaveBeenCalledExactlyOnceWith(...line)
})
