import { describe, expect, it } from 'vitest'
import { cardAddresses } from './cardAddresses.ts'

const { safe, web } = cardAddresses('https://diari.example/ciutat/', ['eleccions.example'])

describe('the address of a card', () => {
  it.each([
    ['/opinio/a.html', 'https://diari.example/opinio/a.html'],
    ['/', 'https://diari.example/'],
    ['https://eleccions.example/a', 'https://eleccions.example/a'],
    ['https://elsewhere.example/a', undefined],
    ['javascript:alert(1)', undefined],
    ['https://', undefined],
  ])('leads an article at %j to %j', (url, expected) => expect(safe(url)).toBe(expected))

  it.each([
    ['https://advertiser.example/a', 'https://advertiser.example/a'],
    ['javascript:alert(1)', undefined],
    ['https://user:word@advertiser.example/', undefined],
    ['https://', undefined],
  ])('leads an advertiser at %j to %j', (url, expected) => expect(web(url)).toBe(expected))
})
