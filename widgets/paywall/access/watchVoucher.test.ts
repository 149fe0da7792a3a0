import { expect, it, vi } from 'vitest'
import { VOUCHER_EVENT, watchVoucher } from './watchVoucher.ts'

function watch({ refuses = false } = {}) {
  const target = new EventTarget()
  const lifetime = new AbortController()
  const jar = new Map<string, string>()
  const cookies = {
    write: vi.fn((name: string, value: string) => void (refuses || jar.set(name, value))),
    read: (name: string) => jar.get(name),
  }
  const deps = { cookies, reload: vi.fn(), report: vi.fn() }
  watchVoucher(target, '1004', deps, lifetime.signal)
  const send = (detail: unknown) => target.dispatchEvent(new CustomEvent(VOUCHER_EVENT, { detail }))
  return { ...deps, send, lifetime }
}

it('a voucher’s event sets the cookie for 60 s and reloads the page', () => {
  const { cookies, reload, send } = watch()
  send({ contentId: 1004 })
  expect(cookies.write).toHaveBeenCalledExactlyOnceWith('nx-paywall-content-voucher', '1004', 60)
  expect(reload).toHaveBeenCalledOnce()
})

it('a voucher’s event is ignored for other articles', () => {
  const { cookies, reload, report, send } = watch()
  send({ contentId: '1005' })
  expect(cookies.write).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
  expect(report).not.toHaveBeenCalled()
})

it.each([undefined, null, 'free', {}, { contentId: '' }])(
  'a voucher’s event with the detail %j is ignored and reported',
  (detail) => {
    const { reload, report, send } = watch()
    send(detail)
    expect(reload).not.toHaveBeenCalled()
    expect(report).toHaveBeenCalledOnce()
  },
)

it('a voucher’s event does not reload the page when the browser stores no cookies, and is reported', () => {
  const { reload, report, send } = watch({ refuses: true })
  send({ contentId: '1004' })
  expect(reload).not.toHaveBeenCalled()
  expect(report).toHaveBeenCalledOnce()
})

it('a voucher’s event is ignored after the island has unmounted', () => {
  const { reload, send, lifetime } = watch()
  lifetime.abort()
  send({ contentId: '1004' })
  expect(reload).not.toHaveBeenCalled()
})
