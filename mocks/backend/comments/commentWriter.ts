import type { Language } from '#lib/site/config/config.ts'
import type { Random } from '../random.ts'
import { englishFrames, germanFrames, inEnglish, inGerman, inSpanish, spanishFrames } from './texts/seafrontAbroad.ts'
import { againstArguments, againstClosings, againstOpenings } from './texts/seafrontAgainst.ts'
import { emoji, jokes, memories, memoryTails, places, questions, questionTails, spans } from './texts/seafrontDoubts.ts'
import { forArguments, forClosings, forOpenings } from './texts/seafrontFor.ts'
import { agreements, answers, disagreements, followUps } from './texts/seafrontReplies.ts'

/** Composes varied comments for the seafront article. */
export interface CommentWriter {
  /** In any language, mostly Catalan. */
  comment(): Utterance
  catalan(): Utterance
  /** In Catalan. */
  reply(): string
}

export interface Utterance {
  text: string
  /** Its language, so that the author fits. */
  language: Language
}

/** The parts of a kind of comment, and how often each occurs. */
interface Kind {
  openings?: readonly string[]
  points: readonly string[]
  closings?: readonly string[]
  opens?: number
  /** How often a second point follows, at times in a paragraph of its own. */
  continues?: number
  closes?: number
}

export function createCommentWriter(random: Random): CommentWriter {
  const [place, span, sign] = [random.dealer(places), random.dealer(spans), random.dealer(emoji)]

  /** Composes comments of one kind, cycling through its parts so that repetitions are far apart. */
  function speaker({ openings = [], points, closings = [], opens = 0, continues = 0, closes = 0 }: Kind): () => string {
    const [opening, point, closing] = [random.dealer(openings), random.dealer(points), random.dealer(closings)]
    return () => {
      const parts = [random.chance(opens) ? `${opening()} ` : '', point()]
      if (random.chance(continues)) parts.push(random.chance(0.35) ? '\n\n' : ' ', point())
      if (random.chance(closes)) parts.push(' ', closing())
      if (random.chance(0.1)) parts.push(' ', sign())
      return parts.join('').replaceAll('{place}', place).replaceAll('{years}', span)
    }
  }

  const argues = { opens: 0.55, continues: 0.45, closes: 0.4 }
  const pro = speaker({ openings: forOpenings, points: forArguments, closings: forClosings, ...argues })
  const con = speaker({ openings: againstOpenings, points: againstArguments, closings: againstClosings, ...argues })
  const question = speaker({ points: questions, closings: questionTails, closes: 0.6 })
  const memory = speaker({ points: memories, closings: memoryTails, closes: 0.6 })
  const joke = speaker({ points: jokes })
  const framed = { opens: 0.4, closes: 0.4 }
  const abroad = {
    es: speaker({ ...spanishFrames, points: inSpanish, ...framed }),
    en: speaker({ ...englishFrames, points: inEnglish, ...framed }),
    de: speaker({ ...germanFrames, points: inGerman, ...framed }),
  }
  const follows = { closings: followUps, closes: 0.25 }
  const [agreement, disagreement] = [
    speaker({ points: agreements, ...follows }),
    speaker({ points: disagreements, ...follows }),
  ]
  const [answer, followUp] = [speaker({ points: answers, ...follows }), speaker({ points: followUps })]

  const catalan = (): Utterance => {
    const say = random.weighted([
      [pro, 42],
      [con, 33],
      [question, 12],
      [memory, 8],
      [joke, 5],
    ])
    return { text: say(), language: 'ca' }
  }

  return {
    catalan,
    comment() {
      const language = random.weighted<Language>([
        ['ca', 86],
        ['es', 9],
        ['en', 3],
        ['de', 2],
      ])
      return language === 'ca' ? catalan() : { text: abroad[language](), language }
    },
    reply: () =>
      random.weighted([
        [agreement, 28],
        [disagreement, 25],
        [answer, 12],
        [followUp, 13],
        [pro, 11],
        [con, 11],
      ])(),
  }
}
