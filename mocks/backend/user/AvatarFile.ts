/** A picture that a reader has uploaded. */
export interface AvatarFile {
  type: string
  body: Uint8Array<ArrayBuffer>
}
