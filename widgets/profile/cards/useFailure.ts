import { useState } from 'react'
import type { ApiFailure } from '../../../src/api/apiFailure.ts'
import type { NextPage } from '../../../src/library/cards/cardPages.model.ts'

/** Why the last page did not load, also while it is loaded again: the pressed button stays where it is, with its focus. */
export function useFailure(next: NextPage): ApiFailure | undefined {
  const [last, setLast] = useState<ApiFailure>()
  const failure = next.status === 'failed' ? next.failure : next.status === 'loading' ? last : undefined
  if (failure !== last) setLast(failure)
  return failure
}
