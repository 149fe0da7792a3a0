import { useState } from 'react'
import type { ApiFailure } from '#page/api/apiFailure.ts'

/** Something that is loaded, and loaded again after a failure. */
export interface Attempt {
  status: string
  /** Once it has failed. */
  failure?: ApiFailure
}

/** Why it did not load, also while it is loaded again: the pressed button stays where it is, with its focus. */
export function useFailure(attempt: Attempt): ApiFailure | undefined {
  const [last, setLast] = useState<ApiFailure>()
  const failure = attempt.failure ?? (attempt.status === 'loading' ? last : undefined)
  if (failure !== last) setLast(failure)
  return failure
}
