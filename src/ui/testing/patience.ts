import { configure } from '@testing-library/dom'
import { vi } from 'vitest'

/** Milliseconds. A machine with other work on it shows things late; a test that waits for them ends as soon as they are there. */
export const PATIENCE = 10_000

configure({ asyncUtilTimeout: PATIENCE })

const { waitFor } = vi
// Its own limit is one second, and it has no setting.
vi.waitFor = (check, options = PATIENCE) => waitFor(check, options)
