import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** A language's texts by message id, parsed when the library is built: readers load no parser. */
export type Dictionary = Record<string, MessageFormatElement[]>
