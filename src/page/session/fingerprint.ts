/** A hash that tells tokens apart without storing another copy of them; it need not be secure. */
export function fingerprint(token: string): number {
  let hash = 0
  for (const character of token) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0
  return hash
}
