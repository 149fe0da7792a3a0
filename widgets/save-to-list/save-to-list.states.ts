import type { WidgetState } from '#islands/island/widgetState.ts'
import { dialogMessages, messages } from './save-to-list.messages.ts'

const options = { contentId: '1001' }
/** An article that is in one list and in the default list. */
const saved = { contentId: '1002' }
const hundred = 'premium-s'
/** An article that no persona has saved. */
const other = { contentId: '1050' }

const save = { press: messages.saveName.id }
const open = { press: messages.savedName.id }
/** Two presses on the bookmark of an article that is not saved yet. */
const saveAndOpen = [save, open]
const change = { press: messages.save.id }
/** A list that the article is not in. */
const otherList = { press: 'Receptes', role: 'checkbox' }
const create = { press: dialogMessages.create.id }
const name = (text: string) => ({ type: text, into: dialogMessages.name.id })
const submit = { press: dialogMessages.createList.id }
const all = { press: dialogMessages.all.id }
const remove = { press: dialogMessages.delete.id }
const search = (text: string) => ({ type: text, into: dialogMessages.search.id })

export const states: Record<string, WidgetState> = {
  button: { title: 'Button, not saved', options },
  buttonSaved: { title: 'Button, saved', options: saved },
  visitor: { title: 'Button, visitor', options, persona: 'anonymous' },
  titled: { title: 'Button, with the article’s title', options: { ...options, title: 'El far' } },
  saving: { title: 'Saving', options, fault: 'content.save:timeout', steps: [save] },
  savedNow: { title: 'Saved', options, steps: [save] },
  saveFailed: { title: 'Failed to save, offline', options, fault: 'content.save:abort', steps: [save] },
  saveForbidden: { title: 'Failed to save, unauthorized', options, fault: 'content.save:403', steps: [save] },
  loading: { title: 'Dialog, loading', options: saved, fault: 'lists:timeout', steps: [open] },
  lists: { title: 'Dialog, lists', options: saved, steps: [open] },
  none: { title: 'Dialog, no lists', options, persona: 'founder', steps: saveAndOpen },
  hundred: { title: 'Dialog, a hundred lists', options: other, persona: hundred, steps: saveAndOpen },
  found: {
    title: 'Dialog, search results',
    options: other,
    persona: hundred,
    steps: [...saveAndOpen, search('a')],
  },
  notFound: {
    title: 'Dialog, no search results',
    options: other,
    persona: hundred,
    steps: [...saveAndOpen, search('zzz')],
  },
  chosen: { title: 'Dialog, another list chosen', options: saved, steps: [open, otherList] },
  changing: {
    title: 'Dialog, saving',
    options: saved,
    fault: 'content.setLists:timeout',
    steps: [open, otherList, change],
  },
  changeFailed: {
    title: 'Dialog, failed to save, server error',
    options: saved,
    fault: 'content.setLists:500',
    steps: [open, otherList, change],
  },
  newList: { title: 'New list', options: saved, steps: [open, create] },
  nameMissing: { title: 'New list, name missing', options: saved, steps: [open, create, submit] },
  nameTaken: {
    title: 'New list, name taken',
    options: saved,
    steps: [open, create, name('Receptes'), submit],
  },
  creating: {
    title: 'New list, creating',
    options: saved,
    fault: 'lists.new:timeout',
    steps: [open, create, name('Viatges'), submit],
  },
  createFailed: {
    title: 'New list, failed to create, offline',
    options: saved,
    fault: 'lists.new:abort',
    steps: [open, create, name('Viatges'), submit],
  },
  created: { title: 'New list, created', options: saved, steps: [open, create, name('Viatges'), submit] },
  deleteContent: { title: 'Remove from all lists, confirm', options: saved, steps: [open, all] },
  deleting: {
    title: 'Removing',
    options: saved,
    fault: 'content.unsave:timeout',
    steps: [open, all, remove],
  },
  deleted: { title: 'Removed, with undo', options: saved, steps: [open, all, remove] },
  deleteFailed: {
    title: 'Failed to remove, server error',
    options: saved,
    fault: 'content.unsave:500',
    steps: [open, all, remove],
  },
  offline: { title: 'Dialog, failed to load, offline', options: saved, fault: 'lists:abort', steps: [open] },
  server: { title: 'Dialog, failed to load, server error', options: saved, fault: 'lists:500', steps: [open] },
  wrongShape: {
    title: 'Dialog, failed to load, invalid response',
    options: saved,
    fault: 'lists:wrong-shape',
    steps: [open],
  },
}
