import { expect, it, onTestFinished } from 'vitest'
import { unlessFrame } from './unlessFrame.ts'

it('unlessFrame drops a frame of another site that has taken a name', () => {
  const frame = document.createElement('iframe')
  frame.name = 'unknownInterface'
  frame.src = 'data:text/html,'
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const found: unknown = Reflect.get(window, 'unknownInterface')
  expect(typeof found).toBe('object')
  expect(unlessFrame(found)).toBeUndefined()
})

it.each([undefined, null, 7, 'text'])('unlessFrame returns %j', (value) => expect(unlessFrame(value)).toBe(value))

it('unlessFrame returns an object', () => {
  const value = { postMessage() {} }
  expect(unlessFrame(value)).toBe(value)
})
