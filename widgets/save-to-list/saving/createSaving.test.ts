import { expect, it, vi } from 'vitest'
import { success } from '#lib/result.ts'
import type { Library } from '#page/library/library.types.ts'
import type { SnackbarMessage } from '#page/overlays/snackbar.types.ts'
import { createTestIntl } from '#testing/createTestIntl.ts'
import { createSaving } from './createSaving.ts'

function open(library: Partial<Library>) {
  const snackbars: SnackbarMessage[] = []
  const track = vi.fn()
  const emit = vi.fn()
  // `as`, because it calls no other command of the library.
  const saving = createSaving(
    '1001',
    library as Library,
    {
      analytics: { track, setFacts: vi.fn() },
      emit,
      intl: createTestIntl({ widget: 'save-to-list' }),
      open: vi.fn(),
      session: { get: () => ({ status: 'anonymous' }), subscribe: () => () => undefined },
      snackbars: { show: (message: SnackbarMessage) => void snackbars.push(message) },
    } as unknown as Parameters<typeof createSaving>[2],
  )
  const tracked = () => track.mock.calls.map(([{ action }]) => action)
  return { saving, snackbars, tracked, emitted: () => emit.mock.calls.map(([name]) => name) }
}

async function unsaving(before: { saveLists: string[]; deleteLists: string[] } | undefined) {
  const { saving, snackbars } = open({ unsaveContent: async () => success(before) })
  await saving.unsave()
  return snackbars
}

it.each([
  ['saved to the default list', undefined, ['save']],
  ['saved to a list', { saveLists: ['2'], deleteLists: [] }, ['save']],
  ['saved without a list', { saveLists: [], deleteLists: [] }, ['save']],
  ['taken out of one list', { saveLists: [], deleteLists: ['2'] }, ['unsave']],
  ['moved to another list', { saveLists: ['3'], deleteLists: ['2'] }, ['unsave', 'save']],
])('saving tracks what has happened, and leaves a saved article saved: %s', async (_, changes, actions) => {
  const { saving, tracked, emitted } = open({ saveContent: async () => success(undefined) })
  expect(await saving.save(changes)).toBe(true)
  expect(tracked()).toEqual(actions)
  expect(emitted()).toEqual(['quiosc:saved'])
})

it('saving offers an undo after an unsave when the previous lists are known', async () => {
  expect(await unsaving({ saveLists: ['2'], deleteLists: [] })).toMatchObject([{ action: { label: 'Undo' } }])
})

it('saving offers no undo when the previous lists are unknown', async () => {
  const [message] = await unsaving(undefined)
  expect(message?.text).toBe('Article removed from your lists.')
  expect(message?.action).toBeUndefined()
})
