import type { WidgetState } from '../../src/island/widgetState.ts'
import { messages, panelMessages } from './save-to-list.messages.ts'

const options = { contentId: '1001' }
/** An article that is in one list and in the default list. */
const saved = { contentId: '1002' }
const hundred = 'premium-s'
/** An article that no persona has saved. */
const other = { contentId: '1050' }

const open = { press: messages.saveName.id }
const openSaved = { press: messages.savedName.id }
const save = { press: messages.save.id }
const create = { press: panelMessages.create.id }
const name = (text: string) => ({ type: text, into: panelMessages.name.id })
const submit = { press: panelMessages.createList.id }
const all = { press: panelMessages.all.id }
const remove = { press: panelMessages.delete.id }

export const states: Record<string, WidgetState> = {
  button: { title: 'Button, not saved', options },
  buttonSaved: { title: 'Button, saved', options: saved },
  visitor: { title: 'Button, visitor', options, persona: 'anonymous' },
  titled: { title: 'Button, with the article’s title', options: { ...options, title: 'El far' } },
  loading: { title: 'Panel, loading', options, fault: 'lists:timeout', steps: [open] },
  lists: { title: 'Panel, lists', options, steps: [open] },
  listsSaved: { title: 'Panel, article already saved', options: saved, steps: [openSaved] },
  none: { title: 'Panel, no lists', options, persona: 'founder', steps: [open] },
  hundred: { title: 'Panel, a hundred lists', options: other, persona: hundred, steps: [open] },
  found: {
    title: 'Panel, search results',
    options: other,
    persona: hundred,
    steps: [open, { type: 'a', into: panelMessages.search.id }],
  },
  notFound: {
    title: 'Panel, no search results',
    options: other,
    persona: hundred,
    steps: [open, { type: 'zzz', into: panelMessages.search.id }],
  },
  unchosen: { title: 'Panel, no list chosen', options, steps: [open, all] },
  saving: { title: 'Saving', options, fault: 'content.setLists:timeout', steps: [open, save] },
  savedNow: { title: 'Saved', options, steps: [open, save] },
  newList: { title: 'New list', options, steps: [open, create] },
  nameMissing: { title: 'New list, name missing', options, steps: [open, create, submit] },
  nameTaken: {
    title: 'New list, name taken',
    options,
    steps: [open, create, name('Receptes'), submit],
  },
  creating: {
    title: 'New list, creating',
    options,
    fault: 'lists.new:timeout',
    steps: [open, create, name('Viatges'), submit],
  },
  createFailed: {
    title: 'New list, failed to create, offline',
    options,
    fault: 'lists.new:abort',
    steps: [open, create, name('Viatges'), submit],
  },
  created: { title: 'New list, created', options, steps: [open, create, name('Viatges'), submit] },
  deleteContent: { title: 'Remove from all lists, confirm', options: saved, steps: [openSaved, all] },
  deleting: {
    title: 'Removing',
    options: saved,
    fault: 'content.unsave:timeout',
    steps: [openSaved, all, remove],
  },
  deleted: { title: 'Removed, with undo', options: saved, steps: [openSaved, all, remove] },
  deleteFailed: {
    title: 'Failed to remove, server error',
    options: saved,
    fault: 'content.unsave:500',
    steps: [openSaved, all, remove],
  },
  offline: { title: 'Panel, failed to load, offline', options, fault: 'lists:abort', steps: [open] },
  server: { title: 'Panel, failed to load, server error', options, fault: 'lists:500', steps: [open] },
  wrongShape: {
    title: 'Panel, failed to load, invalid response',
    options,
    fault: 'lists:wrong-shape',
    steps: [open],
  },
  saveFailed: {
    title: 'Failed to save, offline',
    options,
    fault: 'content.setLists:abort',
    steps: [open, save],
  },
  saveForbidden: { title: 'Failed to save, unauthorized', options, fault: 'content.setLists:403', steps: [open, save] },
}
