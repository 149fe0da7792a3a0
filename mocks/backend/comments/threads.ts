import type { Language } from '#lib/site/config/config.ts'
import type { CommentOptions } from '#widgets/comments/comments.schema.ts'

export interface Thread {
  /** The options that the widget reads, and one that it has no use for. */
  options: Omit<CommentOptions, 'authorQuestion'> & { notifyNewCommentAllowed: boolean }
  authorQuestion?: Record<Language, string>
}

const open: Thread['options'] = {
  commentsAllowed: true,
  moderateBeforePublish: false,
  repliesAllowed: true,
  userCanDeleteComments: true,
  showCommunityRules: false,
  notifyNewCommentAllowed: false,
}

/** How each article's conversation is set up, by content id; between them they cover every option. */
export function seedThreadOptions(): ReadonlyMap<string, Thread> {
  return new Map<string, Thread>([
    ['1001', { options: { ...open, notifyNewCommentAllowed: true } }],
    [
      '1002',
      {
        options: { ...open, showCommunityRules: true },
        authorQuestion: {
          ca: 'Quina és la sobretaula que recordeu millor, i qui hi havia?',
          es: '¿Qué sobremesa recordáis mejor y quién estaba en ella?',
          en: 'Which long lunch do you remember best, and who was at the table?',
          de: 'An welches lange Beisammensitzen nach dem Essen erinnern Sie sich am liebsten, und wer saß mit am Tisch?',
        },
      },
    ],
    ['1003', { options: open }],
    ['1004', { options: { ...open, commentsAllowed: false, userCanDeleteComments: false } }],
    ['1005', { options: { ...open, moderateBeforePublish: true } }],
    ['1006', { options: { ...open, repliesAllowed: false, userCanDeleteComments: false } }],
  ])
}
