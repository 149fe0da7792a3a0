/** Texts that rightly say a word that was decided against, by message id, and why. An entry that is no longer needed is an error too. */
export const otherTerms: Readonly<Record<string, string>> = {
  'live.keyPoints': 'The word is no password here.',
  'preview.fault.delay-3000': 'The backend answers, and no reader replies.',
  'preview.fault.malformed': 'The backend answers, and no reader replies.',
  'preview.fault.timeout': 'The backend answers, and no reader replies.',
  'preview.fault.wrong-shape': 'The backend answers, and no reader replies.',
  'preview.why.press': 'The Spanish one is about a third person, and addresses nobody.',
}
