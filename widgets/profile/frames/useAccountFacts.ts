import { useState } from 'react'
import { accountFacts } from '../links/accountFacts.ts'
import type { AccountUrlFacts } from '../links/accountUrl.ts'
import type { ProfileServices } from '../profile.types.ts'

/** The facts that a framed page is told when it opens; it would load anew if they changed. */
export function useAccountFacts({ context }: ProfileServices): AccountUrlFacts {
  const [facts] = useState(() => accountFacts(context))
  return facts
}
