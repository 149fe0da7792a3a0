import { expect, it, vi } from 'vitest'
import { createErrorList, type ErrorRecord } from './errorList.ts'

const failedCall = (text: string): ErrorRecord => ({ message: 'Not found', apiInfo: { type: 'http 404', text } })

it('the error list reports each failed call at once, and hands itself over in a task of its own', () => {
  vi.useFakeTimers()
  const onFailed = vi.fn()
  const errors = createErrorList(onFailed)
  const listener = vi.fn()
  const unsubscribe = errors.subscribe(listener)
  const first = failedCall('GET poll/1')
  errors.push(first)
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(first)
  expect(listener).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(listener).toHaveBeenCalledExactlyOnceWith([first])
  errors.push(failedCall('GET poll/2'))
  unsubscribe()
  vi.runAllTimers()
  expect(listener).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

it('the error list is not changed by a page’s script through what it was given', () => {
  vi.useFakeTimers()
  const errors = createErrorList()
  const emptied = (records: readonly ErrorRecord[]) => Object.assign(records, { length: 0 })
  errors.subscribe(emptied)
  errors.push(failedCall('GET poll/1'))
  vi.runAllTimers()
  emptied(errors.get())
  expect(errors.get()).toEqual([failedCall('GET poll/1')])
  vi.useRealTimers()
})

it('the error list keeps the last fifty errors', () => {
  const errors = createErrorList()
  for (let call = 1; call <= 60; call++) errors.push(failedCall(`GET poll/${call}`))
  expect(errors.get()).toHaveLength(50)
  expect(errors.get().at(-1)?.apiInfo.text).toBe('GET poll/60')
})
