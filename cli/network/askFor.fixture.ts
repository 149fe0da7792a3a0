import type { Answer, Ask } from './Ask.types.ts'

const answerOf = (response: Response): Answer => ({
  code: response.status,
  header: (name) => response.headers.get(name) ?? undefined,
  body: response.body ?? new Blob().stream(),
  isPrivate: false,
  close: () => {},
})

/** A network whose servers have these answers, by address, and no others. */
export const askFor =
  (answers: Readonly<Record<string, Response>>): Ask =>
  ({ url }) => {
    const response = answers[url.href]
    return Promise.resolve(response ? answerOf(response) : { failure: 'does not answer (ECONNREFUSED)' })
  }
