import { expect, it } from 'vitest'
import { createBackendGuard } from './createBackendGuard.ts'

const init = { headers: {}, redirect: 'manual' as const, signal: new AbortController().signal }

/** A backend that answers with the status that it is told, and a clock that is set by hand. */
function createBackend() {
  const backend = { status: 200, asked: 0, failures: 0, time: 0 }
  const guard = createBackendGuard(
    () => {
      backend.asked++
      if (backend.status === 0) return Promise.reject(new TypeError('fetch failed'))
      return Promise.resolve(new Response('', { status: backend.status }))
    },
    () => backend.time,
    () => {
      backend.failures++
    },
  )
  const ask = () =>
    guard.fetch('https://www.example.com/api/front/poll/1', init).then(
      ({ status }) => status,
      (error: Error) => error.message,
    )
  return { backend, guard, ask }
}

it.each([0, 500, 503])(
  'a backend that fails five times in a row gets no request for five seconds: %i',
  async (status) => {
    const { backend, guard, ask } = createBackend()
    backend.status = status
    for (let times = 0; times < 5; times++) await ask()
    expect(guard.status()).toBe('left alone')
    backend.time = 4_999
    expect(await ask()).toContain('left alone')
    expect(backend).toMatchObject({ asked: 5, failures: 5 })

    backend.time = 5_000
    backend.status = 200
    expect(await ask()).toBe(200)
    expect(guard.status()).toBe('asked')
  },
)

it('a backend that fails once more gets no request for five seconds again', async () => {
  const { backend, guard, ask } = createBackend()
  backend.status = 500
  for (let times = 0; times < 5; times++) await ask()
  backend.time = 5_000
  await ask()
  expect(backend.asked).toBe(6)
  expect(guard.status()).toBe('left alone')
})

it('a backend’s failures count only in a row, and a refusal is none', async () => {
  const { backend, guard, ask } = createBackend()
  for (const status of [500, 500, 500, 500, 404, 500, 500, 500, 500]) {
    backend.status = status
    await ask()
  }
  expect(guard.status()).toBe('asked')
})
