import { describe, expect, it, onTestFinished } from 'vitest'
import { writeJson } from './writeJson.ts'

describe('writeJson', () => {
  const value = { lists: [[1], ['a']], text: 'b' }

  it.each([
    ['lists', Array.prototype],
    ['objects', Object.prototype],
  ])('writes values as they are where a page’s toJSON changes %s, which stays', (_, prototype) => {
    const toJson = () => 'a text'
    Object.assign(prototype, { toJSON: toJson })
    onTestFinished(() => void Reflect.deleteProperty(prototype, 'toJSON'))
    expect(writeJson(value)).toBe('{"lists":[[1],["a"]],"text":"b"}')
    const cyclic: unknown[] = []
    cyclic.push(cyclic)
    expect(() => writeJson(cyclic)).toThrow(TypeError)
    expect(Reflect.get([], 'toJSON')).toBe(toJson)
    expect(Object.keys(prototype)).toEqual(['toJSON'])
  })

  it('leaves lists without a toJSON on other pages', () => {
    expect(writeJson(value)).toBe(JSON.stringify(value))
    expect('toJSON' in []).toBe(false)
  })
})
