import { describe, expect, it, vi } from 'vitest'
import { createVotedPolls } from './poll.votes.ts'

function browser(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored))
  const tabs = new EventTarget()
  return {
    items,
    target: new EventTarget(),
    tabs: () => tabs,
    report: vi.fn(),
    storage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  }
}

const voted = (detail: unknown) => new CustomEvent('quiosc:poll-voted', { detail })
const written = (key: string) => Object.assign(new Event('storage'), { key })

describe('the stored votes of polls', () => {
  it('store each poll separately', () => {
    const { items, ...deps } = browser({ 'ara-voted-polls': '{"1":"a"}' })
    const votes = createVotedPolls(deps)
    votes.remember('2', 'b')
    expect(JSON.parse(items.get('ara-voted-polls') ?? '')).toEqual({ 1: 'a', 2: 'b' })
    expect([votes.read('1'), votes.read('2'), votes.read('3')]).toEqual(['a', 'b', undefined])
  })

  it.each(['{', '[1,2]', 'null', '"4711"', '{"1":{"time":5}}', '{"1":""}'])(
    'ignore and report malformed storage: %s',
    (broken) => {
      const { items, ...deps } = browser({ 'ara-voted-polls': broken })
      const votes = createVotedPolls(deps)
      expect(votes.read('1')).toBeUndefined()
      expect(deps.report).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ message: expect.stringContaining('ara-voted-polls') }),
        'poll',
      )
      votes.remember('1', 'a')
      expect(items.get('ara-voted-polls')).toBe('{"1":"a"}')
    },
  )

  it('last for this page when the browser denies storage', () => {
    const votes = createVotedPolls({
      ...browser(),
      storage: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(votes.read('1')).toBeUndefined()
    votes.remember('1', 'a')
    expect(votes.read('1')).toBe('a')
  })
})

describe('a vote from another marker or tab', () => {
  it('is received within the page', () => {
    const { target, ...deps } = browser()
    const listener = vi.fn()
    createVotedPolls({ target, ...deps }).watch('1', listener, new AbortController().signal)
    target.dispatchEvent(voted({ pollId: '2', optionId: 'b' }))
    expect(listener).not.toHaveBeenCalled()
    target.dispatchEvent(voted({ pollId: '1', optionId: 'a' }))
    expect(listener).toHaveBeenCalledExactlyOnceWith('a')
  })

  it('is received across tabs', () => {
    const { items, tabs, ...deps } = browser()
    const listener = vi.fn()
    createVotedPolls({ tabs, ...deps }).watch('1', listener, new AbortController().signal)
    tabs().dispatchEvent(written('ara-voted-polls'))
    items.set('ara-voted-polls', '{"1":"a"}')
    tabs().dispatchEvent(written('theme'))
    expect(listener).not.toHaveBeenCalled()
    tabs().dispatchEvent(written('ara-voted-polls'))
    expect(listener).toHaveBeenCalledExactlyOnceWith('a')
  })

  it.each([undefined, 'a', { pollId: '1' }])('is ignored and reported when its detail is %o', (detail) => {
    const { target, report, ...deps } = browser()
    const listener = vi.fn()
    createVotedPolls({ target, report, ...deps }).watch('1', listener, new AbortController().signal)
    target.dispatchEvent(voted(detail))
    expect(listener).not.toHaveBeenCalled()
    expect(report).toHaveBeenCalledOnce()
  })

  it('is not received after the marker has unmounted', () => {
    const { target, ...deps } = browser()
    const controller = new AbortController()
    const listener = vi.fn()
    createVotedPolls({ target, ...deps }).watch('1', listener, controller.signal)
    controller.abort()
    target.dispatchEvent(voted({ pollId: '1', optionId: 'a' }))
    expect(listener).not.toHaveBeenCalled()
  })
})
