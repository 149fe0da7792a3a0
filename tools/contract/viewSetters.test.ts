import { expect, it } from 'vitest'
import { withViewSetters } from './viewSetters.ts'

it('withViewSetters writes another widget into the sentence about them, and leaves the rest', () => {
  const document = '| `data-widget-view` | x | shown. Set by `ad` and `poll` |\n| next | y | z |'
  expect(withViewSetters(document, ['ad', 'poll', 'tides'])).toBe(
    '| `data-widget-view` | x | shown. Set by `ad`, `poll` and `tides` |\n| next | y | z |',
  )
  expect(() => withViewSetters('nothing', ['ad'])).toThrow('does not say who')
})
