import { expect, it, onTestFinished } from 'vitest'
import { LIGHT_PART } from '../loader/lightPart.ts'
import { takeOverPart } from './takeOverPart.ts'

const partOf = (host: HTMLElement, fields: readonly string[]) => {
  const part = document.createElement('div')
  part.setAttribute(LIGHT_PART, '')
  part.slot = 'form'
  part.append(...fields.map((name) => Object.assign(document.createElement('input'), { name })))
  host.append(part)
  return part
}

it('a part that is taken over keeps filled-in values by the names of their fields, whatever other fields are called', () => {
  const host = document.createElement('section')
  document.body.append(host)
  onTestFinished(() => host.remove())
  const served = partOf(host, ['"]', 'email'])
  const part = partOf(host, ['email'])
  for (const field of served.querySelectorAll('input')) field.value = 'clara@example.com'
  takeOverPart(host, part)
  expect(served.isConnected).toBe(false)
  expect(part.querySelector('input')?.value).toBe('clara@example.com')
})
