import { expect, it } from 'vitest'
import { built } from './built.fixture.ts'
import { sizesDocument } from './sizesDocument.ts'

const single = ['widgets.iife.js', 'bundle.js', 'service-worker.js'].map((file) => [file, { brotli: 100 }])
const files = { ...built.manifest.files, ...Object.fromEntries(single) }
const whole = { ...built, manifest: { ...built.manifest, files } }

it('the document of sizes lists widgets, their parts on demand, and shared files', () => {
  const lines = sizesDocument([], whole, whole).split('\n')
  expect(lines).toContain('| `comments` | 14.00 | 0.90 | 0.00 | 2.20 | 99.20 | 99.20 |')
  expect(lines).toContain('| `profile` | 4.00 | 6.90 | 2.00 | 1.10 | 90.10 | 90.10 |')
  expect(lines).toContain('| `profile`: List | 1.50 | 2.66 |')
  expect(lines).toContain('| `panels` | 2.00 | 2.00 |')
  expect(lines).toContain('| `widgets.js` | 3.00 | 3.00 |')
})
