/** The detail of the event `quiosc:articles-added` (contract §3): how many articles a press has added to a list. */
export interface ArticlesAdded {
  count: number
}
