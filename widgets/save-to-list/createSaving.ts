import type { ApiFailure } from '../../src/api/apiFailure.ts'
import { failureMessage } from '../../src/api/apiFailure.ts'
import { serverMessage } from '../../src/api/serverMessage.ts'
import { failureMessages } from '../../src/i18n/shared.messages.ts'
import type { IslandContext } from '../../src/island/page.ts'
import type { Library, ListChanges, Outcome } from '../../src/library/library.types.ts'
import { favouriteListMessages, messages } from './save-to-list.messages.ts'

/** How long an undo is offered, in milliseconds: who does not see the button at once has to get there. */
const UNDO_MS = 10_000

/** The acts on one content, each with what the reader and the page are told of it. They outlive the panel that began them. */
export interface Saving {
  /** @param changes Left out: into the default list. @returns Whether it is done; the reader has been told either way. */
  save(changes?: ListChanges): Promise<boolean>
  /** Takes the content out of all lists, and offers to undo that where it is known in which it was. */
  unsave(): Promise<boolean>
  /** Asks a visitor to sign in; the save is taken up afterwards. @returns Undefined when it is no visitor who reads; else fulfilled when they are asked. */
  askIn(changes?: ListChanges): Promise<void> | undefined
  /** Tells a reader who came back to save what is saved already that it is. */
  confirm(): void
  /** What could not be loaded. */
  missed(): void
}

type Needs = Pick<IslandContext, 'analytics' | 'emit' | 'intl' | 'open' | 'session' | 'snackbars'>

export function createSaving(contentId: string, library: Library, needs: Needs): Saving {
  const { analytics, emit, intl, open, session, snackbars } = needs
  const { t } = intl
  const say = (kind: 'success' | 'error', text: string) => snackbars.show({ kind, text })

  /** The server's message, or the catalogue's (content-features §8, "Save or delete content failure"). */
  const settle = async <Value>(act: Outcome<Value>): Promise<{ value: Value } | undefined> => {
    const result = await act
    if (result.ok) return result
    if (result.failure.kind !== 'aborted') say('error', reasonOf(result.failure))
    return undefined
  }
  const reasonOf = (failure: ApiFailure) => serverMessage(failure) ?? t(failureMessages[failureMessage(failure)])
  const tell = (action: 'save' | 'unsave') => {
    emit(`${action}d`, { contentId })
    analytics.track({ category: 'content', action, label: contentId })
  }
  const missed = () => say('error', t(failureMessages.generic))
  const confirm = () => say('success', t(favouriteListMessages['save-ok']))

  const save = async (changes?: ListChanges) => {
    const done = await settle(library.saveContent(contentId, changes))
    if (!done) return false
    confirm()
    tell('save')
    return true
  }
  return {
    save,
    async unsave() {
      const done = await settle(library.unsaveContent(contentId))
      if (!done) return false
      const before = done.value
      snackbars.show({
        kind: 'info',
        text: t(messages.removed),
        ...(before && { timeout: UNDO_MS, action: { label: t(messages.undo), run: () => void save(before) } }),
      })
      tell('unsave')
      return true
    },
    askIn(changes) {
      if (session.get().status !== 'anonymous') return undefined
      const detail = changes && JSON.stringify(changes)
      return open('login-prompt', { reason: 'save', id: contentId, detail }).then((there) => {
        if (!there) missed()
      })
    },
    confirm,
    missed,
  }
}
