import { readdirSync, readFileSync } from 'node:fs'
import { type Language, languages } from '#lib/site/config/config.ts'

/** A piece of an article's text. Texts may have `_emphasis_` in them. */
export type Block =
  | { kind: 'paragraph' | 'heading' | 'quote' | 'question'; text: string }
  | { kind: 'poll'; pollId: string }
  | { kind: 'video'; videoId: string }

/** An article's text in one language. */
export interface Story {
  kicker: string
  standfirst: string
  /** An illustration's name. */
  image: string
  alt: string
  caption: string
  blocks: readonly Block[]
}

export type Stories = (id: string, lang: Language) => Story

const folder = new URL('./stories/', import.meta.url)

/**
 * Reads `stories/<id>.<lang>.md`: fields, a line of dashes, then blocks with a blank line between them: `##` a heading,
 * `>` a quote from the text, `?` an interviewer's question, `::poll <id>` a poll, `::video <id>` a video.
 *
 * @throws When a story has no text in one of the languages, or a field is missing.
 */
export function readStories(): Stories {
  const ids = new Set(readdirSync(folder).map((name) => name.split('.')[0] ?? ''))
  const stories = new Map<string, Story>()
  for (const id of ids) {
    for (const lang of languages) {
      const name = `${id}.${lang}.md`
      stories.set(`${id}.${lang}`, parseStory(readFileSync(new URL(name, folder), 'utf8'), name))
    }
  }
  return (id, lang) => {
    const story = stories.get(`${id}.${lang}`)
    if (!story) throw new Error(`The story ${id} has no text in “${lang}”.`)
    return story
  }
}

function parseStory(text: string, name: string): Story {
  const [, head = '', body = ''] = /^---\s*\n(.*?)\n---\s*\n(.*)$/s.exec(text) ?? []
  const field = (key: string) => {
    const value = new RegExp(`^${key}: (.+)$`, 'm').exec(head)?.[1]
    if (value === undefined) throw new Error(`${name} has no field “${key}”.`)
    return value
  }
  return {
    kicker: field('kicker'),
    standfirst: field('standfirst'),
    image: field('image'),
    alt: field('alt'),
    caption: field('caption'),
    blocks: body
      .trim()
      .split(/\n{2,}/)
      .map(parseBlock),
  }
}

const kinds = { '##': 'heading', '>': 'quote', '?': 'question' } as const

function parseBlock(line: string): Block {
  const [, mark, rest = ''] = /^(##|>|\?|::poll|::video)\s+(.*)$/s.exec(line) ?? []
  if (mark === '::poll') return { kind: 'poll', pollId: rest }
  if (mark === '::video') return { kind: 'video', videoId: rest }
  if (mark === '##' || mark === '>' || mark === '?') return { kind: kinds[mark], text: rest }
  return { kind: 'paragraph', text: line }
}
