import { configure } from '@testing-library/dom'
import { vi } from 'vitest'

/** Milliseconds. Generous for a busy machine; a test that waits still ends as soon as its condition is met. */
export const ASYNC_TIMEOUT = 10_000

configure({ asyncUtilTimeout: ASYNC_TIMEOUT })

const { waitFor } = vi
// The default limit is one second, and there is no other way to set it.
vi.waitFor = (check, options = ASYNC_TIMEOUT) => waitFor(check, options)
