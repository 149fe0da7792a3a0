import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Gate } from './runGate.ts'
import { runGates } from './runGates.ts'

const gate = (name: string, script: string, after?: string): Gate => ({
  name,
  command: [process.execPath, '-e', script],
  ...(after && { after }),
})

test('a gate that needs another waits for its end, as the one does that starts with the last, and the results keep the gates’ order', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const folder = mkdtempSync(join(tmpdir(), 'quiosc-gates-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = JSON.stringify(join(folder, 'built'))
  const onLastBegun = vi.fn(() => expect(existsSync(JSON.parse(file))).toBe(true))
  const results = await runGates(
    [
      gate('build', `setTimeout(() => fs.writeFileSync(${file}, ''), 200)`),
      gate('other', ''),
      gate('sizes', `fs.readFileSync(${file})`, 'build'),
    ],
    onLastBegun,
  )
  expect(results).toMatchObject([
    { name: 'build', passed: true },
    { name: 'other', passed: true },
    { name: 'sizes', passed: true },
  ])
  expect(onLastBegun).toHaveBeenCalledOnce()
})
