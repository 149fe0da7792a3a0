import { useState } from 'react'
import { bodyClasses } from '../../../src/dom/bodyClasses.ts'
import type { AccountUrlFacts } from '../links/accountUrl.ts'
import type { ProfileServices } from '../profile.types.ts'

/** What a framed page is told when it opens; it would load anew if that changed. */
export function useAccountFacts({ context }: ProfileServices): AccountUrlFacts {
  const [facts] = useState(() => ({
    here: context.location.href(),
    dark: bodyClasses.contains('dark-mode'),
    token: context.app.inApp ? context.session.token() : undefined,
  }))
  return facts
}
