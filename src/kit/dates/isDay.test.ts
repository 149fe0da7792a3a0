import { expect, it } from 'vitest'
import { isDay } from './isDay.ts'

it.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-1', '', 'today', '2026-11-21T00:00'])(
  'rejects %j',
  (text) => expect(isDay(text)).toBe(false),
)

it.each(['2024-02-29', '1900-01-01', '2026-12-31'])('accepts %j', (text) => expect(isDay(text)).toBe(true))
