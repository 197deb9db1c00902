/** What search engines and messengers are told of a page. */
export interface Head {
  readonly title: string
  readonly description: string
  readonly isIndexed?: boolean
  readonly type?: 'website' | 'profile'
  /** A picture for messengers: an address below our own. */
  readonly image?: string | null
  /** Data of schema.org. */
  readonly data?: readonly object[]
}
