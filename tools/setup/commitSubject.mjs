/** Characters that a subject may have: longer ones are cut where commits are listed. */
export const LONGEST_SUBJECT = 72

/** Subjects that git writes, of commits that are squashed, merged or reverted. */
const byGit = /^(?:fixup!|squash!|amend!|Merge |Revert ")/

/** The subject in a file of a commit's message: its first paragraph, without git's own comments. */
function subjectIn(message) {
  const lines = message.split('\n').filter((line) => !line.startsWith('#'))
  const [subject = ''] = lines
    .join('\n')
    .trim()
    .split(/\n[^\S\n]*\n/)
  return subject.replaceAll('\n', ' ')
}

/** @returns The fault of a commit's message, if it has one: only the length of its subject is looked at. */
export function subjectProblem(message) {
  const subject = subjectIn(message)
  const { length } = [...subject]
  if (length <= LONGEST_SUBJECT || byGit.test(subject)) return undefined
  return `The subject has ${length} characters, ${LONGEST_SUBJECT} at most: say the rest in the body.\n  ${subject}`
}
