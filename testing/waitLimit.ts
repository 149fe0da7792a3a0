import { vi } from 'vitest'
import { CONDITION_MS } from './limits.ts'

const { waitFor } = vi
// The default limit is one second, and there is no other way to set it.
vi.waitFor = (check, options = CONDITION_MS) => waitFor(check, options)
