import { expect, it } from 'vitest'
import { type TraceEvent, taskTimes } from './taskTimes.ts'

const MILLISECOND = 1000

/** On the page's main thread; times in milliseconds. */
const event = (name: string, start: number, length: number, url?: string): TraceEvent => ({
  name,
  pid: 1,
  tid: 1,
  ts: start * MILLISECOND,
  dur: length * MILLISECOND,
  tdur: length * MILLISECOND,
  ...(url === undefined ? {} : { args: { data: { url } } }),
})
const task = 'ThreadControllerImpl::RunTask'
const file = 'http://newspaper.example/quiosc/widgets.js'

it('taskTimes counts the times of scripts and their calls in a task once, with the layouts that they force', () => {
  const { longestScript, longestTask } = taskTimes([
    event('MarkLoad', 10, 0),
    event(task, 20, 100),
    event('FunctionCall', 20, 30, file),
    event('FunctionCall', 25, 10, file),
    event('Layout', 36, 5),
    event('RunMicrotasks', 50, 5),
    event('Layout', 60, 50),
    event(task, 200, 20),
    event('FunctionCall', 200, 20, file),
  ])
  expect([longestScript, longestTask]).toEqual([35, 100])
})

it('taskTimes leaves out tasks before the load, those that measure, and the collection of garbage', () => {
  const times = taskTimes([
    event(task, 0, 500),
    event('MarkLoad', 600, 0),
    event(task, 700, 90),
    event('FunctionCall', 700, 40, ''),
    event('MajorGC', 745, 30),
    event('FunctionCall', 780, 10, file),
  ])
  expect(times).toEqual({ longestScript: 10, longestTask: 60 })
})

it('taskTimes has no figure for a trace without a task', () => {
  expect(taskTimes([event('MarkLoad', 0, 0)])).toEqual({ longestScript: Number.NaN, longestTask: Number.NaN })
})
