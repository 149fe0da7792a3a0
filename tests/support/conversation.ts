import type { Locator, Page } from 'playwright'
import { composerMessages, messages, threadMessages } from '#widgets/comments/comments.messages.ts'
import { messages as countMessages } from '#widgets/comments-count/comments-count.messages.ts'
import { number, t } from './loadIntl.ts'

const total = (count: number) => t(messages.count, { count, shown: number(count) })

/** Locators for a conversation's parts, by role and name. */
export function getConversation(page: Page) {
  const comments = page.getByRole('article', { name: new RegExp(`^${t(threadMessages.commentBy, { nick: '' })}`) })
  const field = page.getByRole('textbox', { name: t(composerMessages.write) })
  const publish = page.getByRole('button', { name: t(composerMessages.publish) })
  return {
    comments,
    /** Comments of one author. */
    by: (nick: string) => page.getByRole('article', { name: t(threadMessages.commentBy, { nick }), exact: true }),
    /** Comments that contain this text. */
    withText: (text: string) => comments.filter({ hasText: text }),
    headline: (count: number) => page.getByRole('heading', { name: total(count), exact: true }),
    /** The region that the headline labels. */
    list: (count: number) => page.getByRole('region', { name: total(count) }),
    /** The count next to the article's headline, which links to the comments. */
    counted: (count: number) =>
      page.getByRole('link', { name: t(countMessages.label, { count, number: number(count) }), exact: true }),
    field,
    publish,
    showMore: (left: number) => page.getByRole('button', { name: t(messages.showMore, { shown: number(left) }) }),
    async write(text: string) {
      await field.fill(text)
      await publish.click()
    },
    replyTo: (nick: string) => page.getByRole('button', { name: t(threadMessages.replyTo, { nick }) }),
    replyField: (nick: string) => page.getByRole('textbox', { name: t(composerMessages.replyTo, { nick }) }),
    publishReply: page.getByRole('button', { name: t(composerMessages.publishReply) }),
    like: (comment: Locator) => comment.getByRole('button', { name: t(threadMessages.like) }),
    more: (comment: Locator) => comment.getByRole('button', { name: t(threadMessages.more, { nick: '' }) }),
    /** The “delete” item of the “⋯” menu or, given the confirmation, its button. */
    remove: (question?: Locator) =>
      question
        ? question.getByRole('button', { name: t(threadMessages.delete) })
        : page.getByRole('menuitem', { name: t(threadMessages.delete) }),
    deletion: page.getByRole('alertdialog', { name: t(threadMessages.deleteTitle) }),
    /** “Show 2 replies”, for any number. */
    closedReplies: (within: Page | Locator) => {
      const [before = '', after = ''] = t(threadMessages.showReplies, { count: 2, shown: '#' }).split('#')
      return within.getByRole('button', { name: new RegExp(`^${before}\\d+${after.slice(0, 5).replace(/\s/, '\\s')}`) })
    },
  }
}
