import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, legibleOn, luminance, parseColour } from './colour.ts'

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('parseColour', () => {
  it.each([
    ['#0a569c', '#0a569c'],
    ['0A569C', '#0a569c'],
    ['fc0', '#ffcc00'],
    [' #FFF ', '#ffffff'],
  ])('reads %j', (text, colour) => expect(parseColour(text)).toBe(colour))

  it.each(['', '#', '#12', '#12345', '#1234567', 'red', 'url(x)', '#0a569c;color:red', '##fff'])('refuses %j', (text) =>
    expect(parseColour(text)).toBeUndefined(),
  )

  it('returns only colours that are safe in a style, for any input', () => {
    fc.assert(fc.property(fc.string(), (text) => /^#[0-9a-f]{6}$/.test(parseColour(text) ?? '#000000')))
  })
})

describe('contrast', () => {
  it('matches the WCAG examples', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(luminance('#ff0000')).toBeCloseTo(0.2126, 4)
  })

  it('is the same in both directions', () => {
    fc.assert(fc.property(anyColour, anyColour, (one, other) => contrast(one, other) === contrast(other, one)))
  })
})

describe('legibleOn', () => {
  it('leaves a legible colour as it is', () => {
    expect(legibleOn('#0a569c', '#ffffff')).toBe('#0a569c')
  })

  it('darkens a yellow on white and keeps its hue', () => {
    const colour = legibleOn('#ffcc00', '#ffffff')
    expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour, '#ffffff')).toBeLessThan(4.7)
    expect(colour).toBe('#907300')
  })

  it('lightens a navy on black', () => {
    const colour = legibleOn('#000066', '#131519')
    expect(contrast(colour, '#131519')).toBeGreaterThanOrEqual(4.5)
    expect(Number.parseInt(colour.slice(5), 16)).toBe(255)
  })

  it('reaches a ratio of 4.5 on any background', () => {
    fc.assert(
      fc.property(
        anyColour,
        anyColour,
        (colour, background) => contrast(legibleOn(colour, background), background) >= 4.5,
      ),
    )
  })

  it('returns the better of black and white where the minimum is out of reach', () => {
    expect(legibleOn('#808080', '#777777', 7)).toBe('#000000')
  })

  it('keeps the order of the channels', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (colour, background) => {
        const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
        const before = channels(colour)
        const after = channels(legibleOn(colour, background))
        const leader = before.indexOf(Math.max(...before))
        // One step of rounding may make two channels meet.
        return (after[leader] ?? 0) >= Math.max(...after) - 1
      }),
    )
  })
})
