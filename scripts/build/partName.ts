/** How esbuild calls a part that the plugin of sharedChunks.ts has wrapped. */
const PART = /^opened:(?:src|widgets)\/([\w-]+)\/(?:.*\/)?([\w-]+)\.tsx?$/

/**
 * What the file of a part that opens on demand is called: by its widget or its folder of src, and by its source.
 * `opened:widgets/comments/dialogs/OpenedDialog.tsx` is `comments-OpenedDialog`.
 */
export function partName(entry: string): string | undefined {
  const [, folder, name] = PART.exec(entry) ?? []
  return folder && `${folder}-${name}`
}
