import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { failed, type Result, success } from '#lib/result.ts'
import { createTestIntl } from '#testing/createTestIntl.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import type { ApiFailure } from '../../api/apiFailure.ts'
import { ConfirmAction } from './ConfirmAction.tsx'

afterEach(() => document.body.replaceChildren())

it('ConfirmAction runs the confirmed action, shows its failure in the dialog, and retries it when confirmed again', async () => {
  const run = vi.fn(async (): Promise<Result<unknown, ApiFailure>> => success(undefined))
  run.mockResolvedValueOnce(failed({ kind: 'network' }))
  const { view } = renderInShadow(
    <ConfirmAction
      title="Delete?"
      text="It is gone for good."
      confirmLabel="Delete"
      busy="Deleting"
      run={run}
      onClose={vi.fn()}
    />,
    { intl: createTestIntl({ folders: ['src/kit/i18n', 'src/page/overlays'] }) },
  )
  await userEvent.click(view.getByRole('button', { name: 'Delete' }))
  expect((await view.findByRole('alert')).textContent).toMatch(/Unable to connect/)
  await userEvent.click(view.getByRole('button', { name: 'Delete' }))
  await view.findByText('Deleting')
  expect(view.queryByRole('alert')).toBeNull()
  expect(run).toHaveBeenCalledTimes(2)
})

it('ConfirmAction does not run a cancelled action', async () => {
  const [run, onClose] = [vi.fn(async () => success(undefined)), vi.fn()]
  const { view } = renderInShadow(
    <ConfirmAction
      title="Delete?"
      text="It is gone for good."
      confirmLabel="Delete"
      busy="Deleting"
      run={run}
      onClose={onClose}
    />,
    { intl: createTestIntl({ folders: ['src/kit/i18n', 'src/page/overlays'] }) },
  )
  await userEvent.click(view.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(run).not.toHaveBeenCalled()
})
