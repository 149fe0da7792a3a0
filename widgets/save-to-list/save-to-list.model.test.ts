import { describe, expect, it } from 'vitest'
import type { FavouriteList } from '#page/library/interests/interests.schema.ts'
import {
  canSave,
  changesOf,
  type Draft,
  type SaveDialogEvent,
  type SaveDialogState,
  shownLists,
  transition,
} from './save-to-list.model.ts'

const list = (id: string, title: string, savedContentsIds: string[] = [], defaultList = false): FavouriteList => ({
  id,
  title,
  defaultList,
  savedContentsIds,
})
const all = list('1', 'all', ['1001', '7'], true)
const recipes = list('2', 'Receptes', ['1001'])
const later = list('3', 'Per més tard')

const failure = { kind: 'http', status: 400, errors: [{ message: 'Taken.' }] } as const
const created = list('4', 'Nova')

/** The dialog's state after these events. */
const dialogOf = (contentId: string, saved: boolean, ...events: SaveDialogEvent[]): SaveDialogState =>
  [
    { type: 'listsReceived', contentId, lists: [all, recipes, later], saved, name: '' } as const,
    ...events,
  ].reduce<SaveDialogState>(transition, { status: 'loading' })
const draftOf = (state: SaveDialogState): Draft => {
  if (!('draft' in state)) throw new Error(`There is no draft in ${state.status}.`)
  return state.draft
}
const changes = (...events: SaveDialogEvent[]) => changesOf(draftOf(dialogOf('1001', true, ...events)))
const toggle = (id: string): SaveDialogEvent => ({ type: 'listToggled', id })

describe('a content that is not saved', () => {
  it('has the default list checked from the start', () => {
    const draft = draftOf(dialogOf('9', false))
    expect(changesOf(draft)).toEqual({ saveLists: ['1'], deleteLists: [] })
    expect(canSave(draft)).toBe(true)
  })

  it('gets the default list checked with any other list', () => {
    expect(changesOf(draftOf(dialogOf('9', false, { type: 'allToggled' }, toggle('3'))))).toEqual({
      saveLists: ['1', '3'],
      deleteLists: [],
    })
  })

  it('loses all lists with the default one, and then cannot be saved', () => {
    const draft = draftOf(dialogOf('9', false, toggle('3'), { type: 'allToggled' }))
    expect(draft.chosen.size).toBe(0)
    expect(canSave(draft)).toBe(false)
    expect(dialogOf('9', false, { type: 'allToggled' }, { type: 'submitted' }).status).toBe('list')
  })

  it('can be saved by a reader who has no lists', () => {
    const state = transition(
      { status: 'loading' },
      { type: 'listsReceived', contentId: '9', lists: [], saved: false, name: '' },
    )
    expect(changesOf(draftOf(state))).toEqual({ saveLists: [], deleteLists: [] })
    expect(canSave(draftOf(state))).toBe(true)
  })
})

describe('a dialog that is open while the library changes', () => {
  const elsewhere = (saved: boolean, ...lists: FavouriteList[]): SaveDialogEvent => ({
    type: 'savedElsewhere',
    lists,
    saved,
  })

  it('checks the lists that have the content now, and keeps the typed text', () => {
    const draft = draftOf(
      dialogOf(
        '9',
        false,
        { type: 'searched', text: 'rec' },
        elsewhere(true, all, list('2', 'Receptes', ['9']), later),
      ),
    )
    expect(draft).toMatchObject({ saved: true, chosen: new Set(['2']), search: 'rec' })
    expect(canSave(draft)).toBe(false)
  })

  it('keeps the reader’s marks when the change is of another content', () => {
    const draft = draftOf(dialogOf('1001', true, toggle('3'), elsewhere(true, all, recipes, list('3', 'Later', ['8']))))
    expect(changesOf(draft)).toEqual({ saveLists: ['3'], deleteLists: [] })
  })

  it('leaves a pending request alone', () => {
    const saving = dialogOf('9', false, { type: 'submitted' })
    expect(transition(saving, elsewhere(true, all, recipes, later))).toBe(saving)
  })
})

describe('a content that is saved', () => {
  it('cannot be saved until a list changes', () => {
    expect(canSave(draftOf(dialogOf('1001', true)))).toBe(false)
    expect(canSave(draftOf(dialogOf('1001', true, toggle('3'), toggle('3'))))).toBe(false)
  })

  it('is saved as two lists of changes: those to add it to and those to remove it from', () => {
    expect(changes(toggle('3'), toggle('2'))).toEqual({ saveLists: ['3'], deleteLists: ['2'] })
  })

  it('counts as saved when a list contains it, even if the interests do not', () => {
    expect(draftOf(dialogOf('1001', false)).saved).toBe(true)
  })

  it('needs a confirmation before it leaves all lists; cancelling changes nothing', () => {
    const deletion = dialogOf('1001', true, toggle('3'), { type: 'allToggled' })
    expect(deletion.status).toBe('deleteContent')
    const back = transition(deletion, { type: 'wentBack' })
    expect(back).toMatchObject({ status: 'list', arrival: 'deleteContent', draft: { all: true } })
    expect(changesOf(draftOf(back))).toEqual({ saveLists: ['3'], deleteLists: [] })
  })

  it('is deleted after the confirmation, which shows again when that fails', () => {
    const deleting = dialogOf('1001', true, { type: 'allToggled' }, { type: 'deletionConfirmed' })
    expect(deleting.status).toBe('deleting')
    expect(transition(deleting, { type: 'refused' }).status).toBe('deleteContent')
    expect(transition(deleting, { type: 'closed' }).status).toBe('closed')
  })
})

describe('a new list of the dialog', () => {
  it('opens from the lists, and going back keeps the typed name', () => {
    const back = dialogOf('9', false, { type: 'newListOpened' }, { type: 'named', name: 'Nova' }, { type: 'wentBack' })
    expect(back).toMatchObject({ status: 'list', arrival: 'newList' })
    expect(draftOf(transition(back, { type: 'newListOpened' })).name).toBe('Nova')
  })

  it('starts with the search text as its name', () => {
    const state = dialogOf('9', false, { type: 'searched', text: 'Nova' }, { type: 'newListOpened' })
    expect(draftOf(state).name).toBe('Nova')
  })

  it('needs a name', () => {
    const state = dialogOf('9', false, { type: 'newListOpened' }, { type: 'creationSubmitted' })
    expect(state).toMatchObject({ status: 'newList', problem: { kind: 'missing' } })
    expect(transition(state, { type: 'named', name: 'N' })).toMatchObject({ problem: undefined })
  })

  it('keeps a name that the server rejects', () => {
    const named: SaveDialogEvent[] = [
      { type: 'newListOpened' },
      { type: 'named', name: 'Receptes' },
      { type: 'creationSubmitted' },
    ]
    expect(dialogOf('9', false, ...named).status).toBe('creating')
    expect(dialogOf('9', false, ...named, { type: 'creationRefused', failure })).toMatchObject({
      status: 'newList',
      draft: { name: 'Receptes' },
      problem: { kind: 'refused', failure },
    })
  })

  it('is checked once created, below the default one', () => {
    const state = dialogOf(
      '9',
      false,
      { type: 'newListOpened' },
      { type: 'named', name: 'Nova' },
      { type: 'creationSubmitted' },
      { type: 'listCreated', list: created },
    )
    expect(state).toMatchObject({ status: 'list', arrival: { created: '4' }, draft: { name: '', search: '' } })
    expect(draftOf(state).lists.map(({ id }) => id)).toEqual(['1', '4', '2', '3'])
    expect(changesOf(draftOf(state)).saveLists).toEqual(['1', '4'])
  })
})

describe('the dialog’s load of lists', () => {
  it('keeps the error message while it retries', () => {
    const failed = transition({ status: 'loading' }, { type: 'listsFailed', failure })
    expect(failed).toEqual({ status: 'failed', failure, retrying: false })
    expect(transition(failed, { type: 'listsRetried' })).toMatchObject({ status: 'failed', retrying: true })
  })

  it('restores a name typed on an earlier visit', () => {
    const state = transition(
      { status: 'loading' },
      { type: 'listsReceived', contentId: '9', lists: [all], saved: false, name: 'Nova' },
    )
    expect(draftOf(transition(state, { type: 'newListOpened' })).name).toBe('Nova')
  })

  it('does not reopen a closed dialog', () => {
    expect(transition({ status: 'closed' }, { type: 'listsFailed', failure })).toEqual({ status: 'closed' })
  })
})

it('the dialog saves once, and keeps the draft when that fails', () => {
  const saving = dialogOf('1001', true, toggle('3'), { type: 'submitted' })
  expect(saving.status).toBe('saving')
  expect(transition(saving, toggle('2'))).toBe(saving)
  const again = transition(saving, { type: 'refused' })
  expect(changesOf(draftOf(again))).toEqual({ saveLists: ['3'], deleteLists: [] })
})

it.each([
  ['mes', ['3']],
  ['RECEPTES ', ['2']],
  ['', ['2', '3']],
  ['zzz', []],
])('the dialog finds lists by “%s”, without case and accents, always with the default one', (text, ids) => {
  const state = dialogOf('9', false, { type: 'searched', text })
  expect(shownLists(draftOf(state)).map(({ id }) => id)).toEqual(ids)
})

it.each(['col', 'col.', 'col.lec', 'collec', 'COL·LECCIO'])('the dialog finds “Col·lecció” by “%s”', (search) => {
  const collection = list('5', 'Col·lecció')
  expect(shownLists({ ...draftOf(dialogOf('9', false)), lists: [all, later, collection], search })).toEqual([
    collection,
  ])
})
