import { expect, it, onTestFinished } from 'vitest'
import { unlessFrame } from './unlessFrame.ts'

it('a frame of another site that has taken a name counts as nothing', () => {
  const frame = document.createElement('iframe')
  frame.name = 'unknownInterface'
  frame.src = 'data:text/html,'
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const found: unknown = Reflect.get(window, 'unknownInterface')
  expect(typeof found).toBe('object')
  expect(unlessFrame(found)).toBeUndefined()
})

it.each([undefined, null, 7, 'text'])('%j stays what it is', (value) => expect(unlessFrame(value)).toBe(value))

it('an object stays what it is', () => {
  const value = { postMessage() {} }
  expect(unlessFrame(value)).toBe(value)
})
