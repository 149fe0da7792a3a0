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
  button: { title: 'The button, not saved', options },
  buttonSaved: { title: 'The button, saved', options: saved },
  visitor: { title: 'The button for a visitor', options, persona: 'anonymous' },
  titled: { title: 'The button of one article among others', options: { ...options, title: 'El far' } },
  loading: { title: 'The lists on their way', options, fault: 'lists:timeout', steps: [open] },
  lists: { title: 'The lists, about to be saved', options, steps: [open] },
  listsSaved: { title: 'The lists of a saved article, nothing changed', options: saved, steps: [openSaved] },
  none: { title: 'No lists yet', options, persona: 'founder', steps: [open] },
  hundred: { title: 'A hundred lists', options: other, persona: hundred, steps: [open] },
  found: {
    title: 'A hundred lists, searched',
    options: other,
    persona: hundred,
    steps: [open, { type: 'a', into: panelMessages.search.id }],
  },
  notFound: {
    title: 'A hundred lists, searched in vain',
    options: other,
    persona: hundred,
    steps: [open, { type: 'zzz', into: panelMessages.search.id }],
  },
  unchosen: { title: 'In no list: nothing to save', options, steps: [open, all] },
  saving: { title: 'Saving', options, fault: 'content.setLists:timeout', steps: [open, save] },
  savedNow: { title: 'Saved just now', options, steps: [open, save] },
  newList: { title: 'A new list', options, steps: [open, create] },
  nameMissing: { title: 'A new list without a name', options, steps: [open, create, submit] },
  nameTaken: {
    title: 'A new list with a name that is taken',
    options,
    steps: [open, create, name('Receptes'), submit],
  },
  creating: {
    title: 'A new list on its way',
    options,
    fault: 'lists.new:timeout',
    steps: [open, create, name('Viatges'), submit],
  },
  createFailed: {
    title: 'A new list, not created: no connection',
    options,
    fault: 'lists.new:abort',
    steps: [open, create, name('Viatges'), submit],
  },
  created: { title: 'A new list, created', options, steps: [open, create, name('Viatges'), submit] },
  deleteContent: { title: 'Out of all lists?', options: saved, steps: [openSaved, all] },
  deleting: {
    title: 'Taking it out',
    options: saved,
    fault: 'content.unsave:timeout',
    steps: [openSaved, all, remove],
  },
  deleted: { title: 'Taken out, with a way back', options: saved, steps: [openSaved, all, remove] },
  deleteFailed: {
    title: 'Not taken out, the server failed',
    options: saved,
    fault: 'content.unsave:500',
    steps: [openSaved, all, remove],
  },
  offline: { title: 'The lists not loaded, no connection', options, fault: 'lists:abort', steps: [open] },
  server: { title: 'The lists not loaded, the server failed', options, fault: 'lists:500', steps: [open] },
  wrongShape: {
    title: 'The lists not loaded, an answer of the wrong shape',
    options,
    fault: 'lists:wrong-shape',
    steps: [open],
  },
  saveFailed: {
    title: 'Not saved, no connection',
    options,
    fault: 'content.setLists:abort',
    steps: [open, save],
  },
  saveForbidden: { title: 'Not saved, not authorized', options, fault: 'content.setLists:403', steps: [open, save] },
}
