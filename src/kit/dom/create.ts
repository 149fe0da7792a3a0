import { ownDocument } from '#lib/ownDocument.ts'

/** An element with some of its properties set. */
export const create = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties?: Partial<Omit<HTMLElementTagNameMap[Tag], 'style'>> & { style?: string },
): HTMLElementTagNameMap[Tag] => Object.assign(ownDocument().createElement(tag), properties)
