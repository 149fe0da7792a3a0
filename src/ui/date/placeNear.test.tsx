import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { placeNear } from './placeNear.ts'

const box = (style: Partial<CSSStyleDeclaration>) => {
  const element = document.createElement('div')
  Object.assign(element.style, { position: 'fixed', ...style })
  document.body.append(element)
  return element
}

/** A calendar of 306 by 390 beside a field of 416 by 44. @returns Its left and top edge. */
const place = async (width: number, height: number, left: number, top: number) => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  await page.viewport(width, height)
  const field = box({ left: `${left}px`, top: `${top}px`, width: '416px', height: '44px' })
  const text = document.createElement('input')
  field.append(text)
  const calendar = box({ width: '306px', height: '390px' })
  placeNear(calendar, text)
  const placed = calendar.getBoundingClientRect()
  field.remove()
  calendar.remove()
  return [placed.left, placed.top]
}

it('is under the field, where there is room', async () => {
  expect(await place(1280, 900, 432, 384)).toEqual([432, 436])
})

it('is over it, where there is more room', async () => {
  expect(await place(1280, 900, 432, 600)).toEqual([432, 202])
})

it('is beside it where neither is enough, and does not cover what it belongs to', async () => {
  expect(await place(1280, 760, 432, 384)).toEqual([856, 362])
})

it('covers it rather than leave a small window', async () => {
  expect(await place(414, 600, -1, 300)).toEqual([8, 202])
})
