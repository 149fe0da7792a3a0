import { expect, it, vi } from 'vitest'
import { readFrameRights } from './readFrameRights.ts'

const read = (frames: unknown) => {
  const report = vi.fn()
  const { sandbox, allow } = readFrameRights(frames, report)
  return { sandbox: sandbox.join(' '), allow, reports: report.mock.calls.length }
}
const safe = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

it('readFrameRights gives no rights by default: no way out, no modals, no downloads, nothing of the device', () => {
  expect(read(undefined)).toEqual({ sandbox: safe, allow: [], reports: 0 })
  expect(read({})).toEqual({ sandbox: safe, allow: [], reports: 0 })
})

it('readFrameRights gives the rights that the publisher names: downloads, and those that a payment needs', () => {
  expect(
    read({
      sandbox: ['allow-downloads', 'allow-modals', 'allow-top-navigation-by-user-activation'],
      allow: ['payment'],
    }),
  ).toEqual({
    sandbox: `${safe} allow-downloads allow-modals allow-top-navigation-by-user-activation`,
    allow: ['payment'],
    reports: 0,
  })
})

it.each([
  [{ sandbox: ['allow-top-navigation'] }],
  [{ sandbox: ['allow-pointer-lock allow-top-navigation'] }],
  [{ sandbox: 'allow-downloads' }],
  [{ sandbox: [7] }],
  [{ allow: ['camera'] }],
  [{ allow: ['payment *; camera'] }],
  ['allow-downloads'],
])('readFrameRights gives no other right, and reports it: %j', (frames) => {
  expect(read(frames)).toEqual({ sandbox: safe, allow: [], reports: 1 })
})

it('readFrameRights leaves out a wrong right alone', () => {
  expect(read({ sandbox: ['allow-top-navigation', 'allow-downloads'] })).toEqual({
    sandbox: `${safe} allow-downloads`,
    allow: [],
    reports: 1,
  })
})
