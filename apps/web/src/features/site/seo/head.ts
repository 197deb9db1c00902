/** Metadata for search engines and messengers. */
export interface Head {
  readonly title: string
  readonly description: string
  readonly isIndexed?: boolean
  readonly type?: 'website' | 'profile'
  /** A picture for messengers: an address below our own; by default `icons/share.png`. */
  readonly image?: string | null
  /** The picture was made for messengers: wide, and with the page's content. */
  readonly hasPicture?: boolean
  /** Data of schema.org. */
  readonly data?: () => readonly object[]
  /** The data behind all of it, for a frequently drawn page: the same object gives the same head (`../prepared`). */
  readonly of?: object | undefined
  /** Other input besides title and description, if `of` is not all. */
  readonly and?: string
}
