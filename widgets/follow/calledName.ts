import type { PageIntl } from '../../src/i18n/PageIntl.ts'
import { messages } from './follow.messages.ts'
import type { FollowOptions } from './follow.schema.ts'

/** What is followed as it stands after “follow”: under its marker's name, or as what it is where that has none. */
export const calledName = (t: PageIntl['t'], { kind, name }: Pick<FollowOptions, 'kind' | 'name'>): string =>
  name ? t(messages.named, { kind, name }) : t(messages.someone, { kind })
