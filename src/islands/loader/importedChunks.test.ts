import { expect, it, vi } from 'vitest'
import { importedChunks } from './importedChunks.ts'

it('importedChunks loads each chunk by its import, and once more when that fails', async () => {
  let attempts = 0
  const messages = { 'poll.title': [] }
  const chunks = importedChunks({
    'poll.ca': async () => {
      attempts += 1
      if (attempts === 1) throw new Error('offline')
      return { messages }
    },
  })
  expect(await chunks.loadTexts('poll', 'ca')).toEqual({ messages })
  expect(attempts).toBe(2)
})

it('importedChunks reports a chunk that the package does not have as one that has not loaded', async () => {
  await expect(importedChunks({}).island('poll')).rejects.toMatchObject({ name: 'ChunkLoadError', message: 'poll' })
})

it('importedChunks waits two minutes for a chunk', async () => {
  vi.useFakeTimers()
  const failed = vi.fn<(error: Error) => void>()
  importedChunks({ poll: () => new Promise(() => {}) })
    .island('poll')
    .catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledOnce()
  expect(failed.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkLoadError', cause: 'timeout' })
})
