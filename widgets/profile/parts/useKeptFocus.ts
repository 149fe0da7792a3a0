import { useEffect, useSyncExternalStore } from 'react'
import { deepActiveElement } from '../../../src/kit/dom/deepActiveElement.ts'
import { focusStart } from '../../../src/kit/ui/overlay/useModalDialog.ts'
import { ownDocument } from '../../../src/lib/ownDocument.ts'
import type { Session } from '../../../src/page/session/session.types.ts'

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
