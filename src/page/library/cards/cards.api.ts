import type { GenericSchema } from 'valibot'
import { type Result, success } from '#lib/result.ts'
import type { Followable } from '#lib/site/addresses/followable.ts'
import type { ApiClient } from '../../api/apiClient.ts'
import type { ApiFailure } from '../../api/apiFailure.ts'
import {
  type AuthorCard,
  AuthorCardSchema,
  type CardPage,
  type ContentCard,
  ContentCardSchema,
  cardPageOf,
  type GiftCard,
  GiftCardSchema,
  type ListCard,
  ListCardSchema,
  type ReaderCard,
  ReaderCardSchema,
  type TopicCard,
  TopicCardSchema,
} from './cards.schema.ts'

/** Fetches a list page, counted from 1. */
export type FetchCards<Card> = (page: number, signal: AbortSignal) => Promise<Result<CardPage<Card>, ApiFailure>>

export interface CardsApi {
  /** Everything that is saved, the last first. */
  saved: FetchCards<ContentCard>
  /** The content of one list, which may be the one of everything. */
  inList(listId: string): FetchCards<ContentCard>
  lists: FetchCards<ListCard>
  gifts: FetchCards<GiftCard>
  /** The readers whom the reader follows. */
  following: FetchCards<ReaderCard>
  followers: FetchCards<ReaderCard>
  authors: FetchCards<AuthorCard>
  columns: FetchCards<TopicCard>
  topics: FetchCards<TopicCard>
}

/**
 * reader-account §7, "Saved contents and lists" and "Follows and blocking": the lists that a reader looks through, page by page.
 *
 * @param followable A card without an address that may be followed has none.
 */
export function createCardsApi(client: Pick<ApiClient, 'get'>, followable: Followable): CardsApi {
  const checked = <Card>(card: Card): Card => {
    const { url }: { url?: unknown } = Object(card)
    return typeof url === 'string' ? { ...card, url: followable(url) } : card
  }
  const from =
    <Card>(path: string, schema: GenericSchema<unknown, CardPage<Card>>): FetchCards<Card> =>
    async (page, signal) => {
      const answer = await client.get(path, schema, { query: { page }, signal })
      return answer.ok ? success({ ...answer.value, cards: answer.value.cards.map(checked) }) : answer
    }
  return {
    saved: from('user/content', cardPageOf(ContentCardSchema)),
    inList: (listId) => from(`user/favourite-list/${encodeURIComponent(listId)}`, cardPageOf(ContentCardSchema)),
    lists: from('user/favourite-list', cardPageOf(ListCardSchema)),
    gifts: from('user/gifts', cardPageOf(GiftCardSchema)),
    following: from('user/user', cardPageOf(ReaderCardSchema)),
    followers: from('user/followers', cardPageOf(ReaderCardSchema)),
    authors: from('user/author', cardPageOf(AuthorCardSchema)),
    columns: from('user/opinion-column', cardPageOf(TopicCardSchema)),
    topics: from('user/topic', cardPageOf(TopicCardSchema)),
  }
}
