import { expect, it, vi } from 'vitest'
import { success } from '#lib/result.ts'
import type { Library } from '#page/library/library.types.ts'
import type { SnackbarMessage } from '#page/overlays/snackbar.types.ts'
import { createTestIntl } from '#testing/createTestIntl.ts'
import { interests, list } from '#testing/library.fixture.ts'
import { createRemoval } from './createRemoval.ts'

async function remove(listId: string) {
  const shown: SnackbarMessage[] = []
  const [track, emit] = [vi.fn(), vi.fn()]
  const lists = { status: 'known', items: [list('1', ['1001'], true), list('2', ['1001'])] } as const
  const library: Partial<Library> = {
    getState: () => ({ status: 'known', readerId: '7', interests: interests(), lists, changing: new Set() }),
    unsaveContent: async () => success({ saveLists: ['2'], deleteLists: [] }),
    saveContent: async () => success(undefined),
  }
  // `as`, because it calls no other command of the library.
  const run = createRemoval(listId, library as Library, {
    analytics: { track, setFacts: vi.fn() },
    emit,
    intl: createTestIntl({ widget: 'profile', parts: ['saved'] }),
    snackbars: { show: (message) => void shown.push(message) },
  })
  await run('1001')
  const said = () => [emit.mock.lastCall?.[0], track.mock.lastCall?.[0].action]
  return { said, undo: () => shown[0]?.action?.run() }
}

it.each([
  ['of all', '1', ['quiosc:unsaved', 'unsave']],
  ['that is one of several', '2', ['quiosc:saved', 'unsave']],
])('a removal from the list %s is an unsave for the analytics, and its undo a save', async (_, listId, expected) => {
  const { said, undo } = await remove(listId)
  expect(said()).toEqual(expected)
  undo()
  await vi.waitFor(() => expect(said()).toEqual(['quiosc:saved', 'save']))
})
