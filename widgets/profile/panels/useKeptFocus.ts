import { useEffect, useSyncExternalStore } from 'react'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { focusStart } from '#kit/ui/overlay/useModalDialog.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import type { Session } from '#page/session/session.types.ts'

/**
 * For another reader the panels are others, also when the app brings them a new token: what had the focus may be gone. It then goes to the start of the dialog, as when it
 * opened, instead of out of it.
 *
 * @param part Something in the dialog.
 */
export function useKeptFocus({ subscribe, get }: Pick<Session, 'subscribe' | 'get'>, part: Element | null): void {
  const reader = useSyncExternalStore(subscribe, get, get)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the reader.
  useEffect(() => {
    const dialog = part?.closest('dialog')
    if (dialog && deepActiveElement() === ownDocument().body) focusStart(dialog)
  }, [part, reader])
}
