import { expect, test } from 'vitest'
import { runGate } from './runGate.ts'

const node = (script: string) => runGate({ name: 'gate', command: [process.execPath, '-e', script] })

test('a gate passes when its command succeeds', async () => {
  expect(await node('')).toMatchObject({ name: 'gate', passed: true, output: '' })
})

test('a gate keeps the output of a failed command from both streams', async () => {
  const result = await node("console.log('a'); console.error('b'); process.exitCode = 1")
  expect(result).toMatchObject({ passed: false, output: expect.stringMatching(/^(a\nb|b\na)$/) })
})

test('a gate fails when its program is missing', async () => {
  const result = await runGate({ name: 'gate', command: ['no-such-program'] })
  expect(result).toMatchObject({ passed: false, output: expect.stringContaining('ENOENT') })
})
