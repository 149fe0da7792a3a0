import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { cached, pruneCache } from './buildCache.ts'

function tempFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'quiosc-cache-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('makes what it has been asked for once, and again when an input differs', async () => {
  const folder = tempFolder()
  const make = vi.fn(async () => ({ code: 'a' }))
  expect(await cached(['1.0', 'source'], make, folder)).toEqual({ code: 'a' })
  expect(await cached(['1.0', 'source'], make, folder)).toEqual({ code: 'a' })
  expect(make).toHaveBeenCalledTimes(1)
  await cached(['1.1', 'source'], make, folder)
  expect(make).toHaveBeenCalledTimes(2)
  expect(readdirSync(folder)).toHaveLength(2)
})

it('keeps nothing of what has failed', async () => {
  const folder = tempFolder()
  await expect(cached('x', () => Promise.reject(new Error('a bug')), folder)).rejects.toThrow('a bug')
  expect(readdirSync(folder)).toEqual([])
})

it('removes what has not been used for a week', () => {
  const folder = tempFolder()
  const file = join(folder, 'entry')
  writeFileSync(file, '{}')
  const DAY = 24 * 60 * 60 * 1000
  pruneCache(Date.now() + 6 * DAY, folder)
  expect(existsSync(file)).toBe(true)
  pruneCache(Date.now() + 8 * DAY, folder)
  expect(existsSync(file)).toBe(false)
})
