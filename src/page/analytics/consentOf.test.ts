import { expect, it } from 'vitest'
import { consentOf } from './consentOf.ts'

const consents = { 1: true, 2: false, 8: true }

it.each([
  ['the law does not apply', { gdprApplies: false, eventStatus: 'cmpuishown' }, true],
  ['the reader is being asked', { gdprApplies: true, eventStatus: 'cmpuishown', purpose: { consents } }, undefined],
  ['nothing is known', {}, undefined],
  ['the reader has just agreed', { eventStatus: 'useractioncomplete', purpose: { consents } }, true],
  ['the reader agreed on an earlier page', { eventStatus: 'tcloaded', purpose: { consents } }, true],
  ['storing was refused', { eventStatus: 'tcloaded', purpose: { consents: { ...consents, 1: false } } }, false],
  ['measuring was refused', { eventStatus: 'tcloaded', purpose: { consents: { 1: true } } }, false],
  ['no purpose is named', { eventStatus: 'useractioncomplete' }, false],
])('consentOf reads the consent where %s', (_, report, given) => {
  expect(consentOf(report)).toBe(given)
})
