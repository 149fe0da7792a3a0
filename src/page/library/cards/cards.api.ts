import type { GenericSchema } from 'valibot'
import { type Result, success } from '#lib/result.ts'
import type { Followable } from '#lib/site/addresses/followable.ts'
import type { ApiClient } from '../../api/apiClient.ts'
import type { ApiFailure } from '../../api/apiFailure.ts'
import {
  type AuthorCard,
  AuthorCardSchema,
  type CardListPage,
  type ContentCard,
  ContentCardSchema,
  cardListPageOf,
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
export type FetchCards<Card> = (
  listPage: number,
  signal: AbortSignal,
) => Promise<Result<CardListPage<Card>, ApiFailure>>

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
    <Card>(path: string, schema: GenericSchema<unknown, CardListPage<Card>>): FetchCards<Card> =>
    async (listPage, signal) => {
      const answer = await client.get(path, schema, { query: { page: listPage }, signal })
      return answer.ok ? success({ ...answer.value, cards: answer.value.cards.map(checked) }) : answer
    }
  return {
    saved: from('user/content', cardListPageOf(ContentCardSchema)),
    inList: (listId) => from(`user/favourite-list/${encodeURIComponent(listId)}`, cardListPageOf(ContentCardSchema)),
    lists: from('user/favourite-list', cardListPageOf(ListCardSchema)),
    gifts: from('user/gifts', cardListPageOf(GiftCardSchema)),
    following: from('user/user', cardListPageOf(ReaderCardSchema)),
    followers: from('user/followers', cardListPageOf(ReaderCardSchema)),
    authors: from('user/author', cardListPageOf(AuthorCardSchema)),
    columns: from('user/opinion-column', cardListPageOf(TopicCardSchema)),
    topics: from('user/topic', cardListPageOf(TopicCardSchema)),
  }
}
