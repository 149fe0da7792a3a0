import { useState } from 'react'
import { accountFacts } from '../links/accountFacts.ts'
import type { AccountUrlFacts } from '../links/accountUrl.ts'
import type { ProfileServices } from '../profile.types.ts'

/** What a framed page is told when it opens; it would load anew if that changed. */
export function useAccountFacts({ context }: ProfileServices): AccountUrlFacts {
  const [facts] = useState(() => accountFacts(context))
  return facts
}
