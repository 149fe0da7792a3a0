import { waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { PersonaName } from '#mocks/backend/personas.ts'
import type { PanelId } from '../panels/panelTable.ts'
import { SAVE_DELAY } from '../preferences/preference.store.ts'
import type { writeCalls } from './panelCalls.ts'
import {
  button,
  choosing,
  confirming,
  firstButton,
  naming,
  type Opened,
  type Prepared,
  picking,
  pressing,
  pressingFirst,
  save,
  type,
  undoing,
} from './prepareWrite.tsx'

export interface Write {
  /** The reader's action. */
  name: string
  call: (typeof writeCalls)[number]
  panel: PanelId
  /** The rest of its address. */
  id?: string
  persona?: PersonaName
  /**
   * The place where a failure is told, and its words: the generic message in a snackbar; the catalogue's in one, alone or after a lead-in; the server's own where it has one, in a
   * snackbar or under the field; the catalogue's in the dialog or in the form.
   */
  says: 'generic' | 'catalogue' | 'lead-in' | 'server' | 'field' | 'alert'
  /** Milliseconds after which it is sent. */
  pause?: number
  /** The answer is not specified: one of any shape will do. */
  unread?: true
  /** Brings the reader to the action. */
  prepare(opened: Opened): Promise<Prepared>
}

export const writes: readonly Write[] = [
  {
    name: 'personal data',
    call: 'user.update',
    panel: 'data',
    says: 'generic',
    async prepare(opened) {
      const field = await type(opened, 'Surname', 'Puig')
      return pressing(save(opened), () => expect(field).toHaveValue('Puig'))
    },
  },
  {
    name: 'the public profile',
    call: 'user.update',
    panel: 'public-profile',
    says: 'generic',
    async prepare(opened) {
      const field = await type(opened, 'Nick', 'Aloma')
      return pressing(save(opened), () => expect(field).toHaveValue('Aloma'))
    },
  },
  { name: 'a picture', call: 'user.avatar', panel: 'public-profile', says: 'generic', prepare: picking },
  {
    name: 'the password',
    call: 'user.newPassword',
    panel: 'password',
    says: 'alert',
    unread: true,
    async prepare(opened) {
      const form = within(opened.host)
      const labels = ['Current password', 'New password', 'Repeat the new password']
      for (const label of labels) await userEvent.fill(await form.findByLabelText(label), 'Portclar2026')
      return pressing(save(opened, 'Change password'), () => {
        for (const label of labels) expect(form.getByLabelText(label)).toHaveValue('Portclar2026')
      })
    },
  },
  {
    name: 'notifications',
    call: 'user.update',
    panel: 'notification-settings',
    says: 'generic',
    pause: SAVE_DELAY,
    prepare: (opened) => choosing(opened, 'switch', 'Topics you follow'),
  },
  {
    name: 'newsletters',
    call: 'user.update',
    panel: 'bulletin',
    says: 'generic',
    pause: SAVE_DELAY,
    prepare: (opened) => choosing(opened, 'switch', 'Turn everything off'),
  },
  {
    name: 'the language of mails',
    call: 'user.update',
    panel: 'bulletin',
    says: 'generic',
    pause: SAVE_DELAY,
    prepare: (opened) => choosing(opened, 'radio', 'Spanish'),
  },
  {
    name: 'the theme',
    call: 'user.update',
    panel: 'display',
    persona: 'staff',
    says: 'generic',
    prepare: (opened) => choosing(opened, 'radio', 'Dark'),
  },
  {
    name: 'a new list',
    call: 'lists.new',
    panel: 'saved',
    says: 'field',
    prepare: async (opened) => naming(opened, await button(opened, 'Create a list'), 'Create a list'),
  },
  {
    name: 'a list’s name',
    call: 'lists.rename',
    panel: 'list',
    id: '9006002',
    says: 'field',
    unread: true,
    prepare: async (opened) => naming(opened, await button(opened, 'Rename'), 'Save'),
  },
  {
    name: 'deleting a list',
    call: 'lists.delete',
    panel: 'list',
    id: '9006002',
    says: 'server',
    unread: true,
    prepare: async (opened) => confirming(opened, await button(opened, 'Delete'), 'Delete'),
  },
  {
    name: 'removing an article from all lists',
    call: 'content.unsave',
    panel: 'list',
    id: '9006000',
    says: 'server',
    unread: true,
    prepare: (opened) => pressingFirst(opened, /^Remove from the list/),
  },
  {
    name: 'removing an article from one list, and bringing one back',
    call: 'content.setLists',
    panel: 'list',
    id: '9006002',
    says: 'server',
    unread: true,
    prepare: (opened) => pressingFirst(opened, /^Remove from the list/),
  },
  {
    name: 'bringing an article back',
    call: 'content.setLists',
    panel: 'list',
    id: '9006000',
    says: 'server',
    unread: true,
    prepare: (opened) => undoing(opened, /^Remove from the list/),
  },
  {
    name: 'following a reader in the list',
    call: 'follow.user',
    panel: 'readers',
    says: 'lead-in',
    unread: true,
    prepare: (opened) => pressingFirst(opened, /^Follow (?!.*Unfollow)/),
  },
  {
    name: 'unfollowing a reader in the list',
    call: 'unfollow.user',
    panel: 'readers',
    id: 'followed',
    says: 'lead-in',
    unread: true,
    prepare: (opened) => pressingFirst(opened, /Unfollow$/),
  },
  ...(
    [
      ['author', 'signs'],
      ['topic', 'themes'],
      ['column', 'columns'],
    ] as const
  ).flatMap(([kind, panel]): Write[] => [
    {
      name: `unfollowing the kind ${kind}`,
      call: `unfollow.${kind}`,
      panel,
      says: 'lead-in',
      unread: true,
      prepare: (opened) => pressingFirst(opened, /^Unfollow/),
    },
    {
      name: `following the kind ${kind} again`,
      call: `follow.${kind}`,
      panel,
      says: 'lead-in',
      unread: true,
      prepare: (opened) => undoing(opened, /^Unfollow/),
    },
  ]),
  {
    name: 'following a reader',
    call: 'follow.user',
    panel: 'reader',
    id: '2003',
    says: 'lead-in',
    unread: true,
    prepare: (opened) => pressingFirst(opened, /^Follow /),
  },
  {
    name: 'unfollowing a reader',
    call: 'unfollow.user',
    panel: 'reader',
    id: '2002',
    says: 'lead-in',
    unread: true,
    prepare: (opened) => pressingFirst(opened, /Unfollow$/),
  },
  {
    name: 'muting a reader',
    call: 'user.lock',
    panel: 'reader',
    id: '2002',
    says: 'alert',
    unread: true,
    prepare: async (opened) => confirming(opened, await button(opened, 'Mute Bet'), 'Mute Bet'),
  },
  {
    name: 'unmuting a reader',
    call: 'user.unlock',
    panel: 'reader',
    id: '2002',
    says: 'alert',
    unread: true,
    async prepare(opened) {
      const { press } = await confirming(opened, await button(opened, 'Mute Bet'), 'Mute Bet')
      press()
      const unmute = await button(opened, 'Unmute Bet')
      await waitFor(() => expect(opened.aside.getByText('You have muted Bet.')).toBeInTheDocument())
      return confirming(opened, unmute, 'Unmute Bet')
    },
  },
  {
    name: 'deleting a comment',
    call: 'comments.delete',
    panel: 'comments',
    says: 'alert',
    unread: true,
    prepare: async (opened) =>
      confirming(opened, await firstButton(opened, 'Delete the comment'), 'Delete the comment'),
  },
  {
    name: 'deleting the account',
    call: 'user.deleteAccount',
    panel: 'data',
    persona: 'registered',
    says: 'alert',
    unread: true,
    prepare: async (opened) => confirming(opened, await button(opened, 'Delete account'), 'Delete'),
  },
]
