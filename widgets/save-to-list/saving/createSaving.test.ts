import { expect, it, vi } from 'vitest'
import { success } from '../../../src/lib/result.ts'
import type { Library } from '../../../src/library/library.types.ts'
import type { SnackbarMessage } from '../../../src/overlays/snackbar.types.ts'
import { createTestIntl } from '../../../src/testing/createTestIntl.ts'
import texts from '../locales/en.json' with { type: 'json' }
import { createSaving } from './createSaving.ts'

function unsaving(before: { saveLists: string[]; deleteLists: string[] } | undefined) {
  const snackbars: SnackbarMessage[] = []
  const library = { unsaveContent: async () => success(before) } as Partial<Library> as Library
  const saving = createSaving('1001', library, {
    analytics: { track: vi.fn(), setFacts: vi.fn() },
    emit: vi.fn(),
    intl: createTestIntl(texts),
    open: vi.fn(),
    session: { get: () => ({ status: 'anonymous' }), subscribe: () => () => undefined },
    snackbars: { show: (message: SnackbarMessage) => void snackbars.push(message) },
  } as unknown as Parameters<typeof createSaving>[2])
  return saving.unsave().then(() => snackbars)
}

it('offers undo after an unsave when the previous lists are known', async () => {
  expect(await unsaving({ saveLists: ['2'], deleteLists: [] })).toMatchObject([{ action: { label: 'Undo' } }])
})

it('offers no undo when the previous lists are unknown', async () => {
  const [message] = await unsaving(undefined)
  expect(message?.text).toBe('Article removed from your lists.')
  expect(message?.action).toBeUndefined()
})
