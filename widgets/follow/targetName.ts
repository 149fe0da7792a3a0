import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import { messages } from './follow.messages.ts'
import type { FollowOptions } from './follow.schema.ts'

/** The target's name as it reads after “follow”; a generic noun (“this column”) when the marker has no name. */
export const targetName = (t: PageIntl['t'], { kind, name }: Pick<FollowOptions, 'kind' | 'name'>): string =>
  name ? t(messages.named, { kind, name }) : t(messages.someone, { kind })
