import type { WidgetState } from '#islands/island/widgetState.ts'
import { cardsMessages } from '../profile.messages.ts'
import { savedMessages } from './saved.messages.ts'

const lists = { options: {}, path: '/#profile.saved' }
const list = { options: {}, path: '/#profile.list.9006002' }

export const states: Record<string, WidgetState> = {
  lists: { title: 'Lists', ...lists },
  listsMany: { title: 'A hundred lists', persona: 'premium-s', ...lists },
  listsApp: { title: 'Lists, Android app', channel: 'android', ...lists },
  listsLoading: { title: 'Lists, loading', fault: 'lists:timeout', ...lists },
  listsNone: { title: 'Nothing saved', persona: 'newcomer', ...lists },
  listsFailed: { title: 'Lists, server error', fault: 'lists:500', ...lists },
  listsOffline: { title: 'Lists, offline', fault: 'lists:abort', ...lists },
  listsForbidden: { title: 'Lists, not allowed', fault: 'lists:403', ...lists },
  newList: { title: 'New list', ...lists, steps: [{ press: savedMessages.create.id }] },
  newListRefused: {
    title: 'New list, name taken',
    ...lists,
    steps: [
      { press: savedMessages.create.id },
      { type: 'Receptes', into: savedMessages.name.id },
      { press: savedMessages.create.id, nth: 1 },
    ],
  },
  list: { title: 'A list', ...list },
  listApp: { title: 'A list, iOS app', channel: 'ios', ...list },
  everything: {
    title: 'Everything saved, ten thousand articles',
    persona: 'collector',
    options: {},
    path: '/#profile.list.9023000',
  },
  listEmpty: { title: 'An empty list', persona: 'collector', options: {}, path: '/#profile.list.9023003' },
  listLoading: { title: 'A list, loading', fault: 'lists.contents:timeout', ...list },
  listFailed: { title: 'A list, server error', fault: 'lists.contents:500', ...list },
  moreFailed: {
    title: 'The next list page, server error',
    persona: 'collector',
    fault: 'lists.contents:500@2',
    options: {},
    path: '/#profile.list.9023000',
    steps: [{ press: cardsMessages.more.id }],
  },
  removeFailed: {
    title: 'An article could not be removed',
    fault: 'content.setLists:500',
    ...list,
    steps: [{ press: savedMessages.remove.id, values: { title: '' } }],
  },
  rename: { title: 'Rename a list', ...list, steps: [{ press: savedMessages.rename.id }] },
  renameRefused: {
    title: 'Rename a list, name too long',
    ...list,
    steps: [
      { press: savedMessages.rename.id },
      { type: ' que no s’acaba mai ni cap en una línia del menú de llistes', into: savedMessages.name.id },
      { press: savedMessages.save.id },
    ],
  },
  delete: { title: 'Delete a list', ...list, steps: [{ press: savedMessages.delete.id }] },
  deleteFailed: {
    title: 'A list could not be deleted',
    fault: 'lists.delete:500',
    ...list,
    steps: [{ press: savedMessages.delete.id }, { press: savedMessages.delete.id, nth: 1 }],
  },
}
