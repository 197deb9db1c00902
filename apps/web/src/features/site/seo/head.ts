/** What search engines and messengers are told of a page. */
export interface Head {
  readonly title: string
  readonly description: string
  readonly isIndexed?: boolean
  readonly type?: 'website' | 'profile'
  /** A picture for messengers: an address below our own; without one they show `icons/share.png`. */
  readonly image?: string | null
  /** The picture was made for messengers: wide, and it says what the page says. */
  readonly hasPicture?: boolean
  /** Data of schema.org. */
  readonly data?: () => readonly object[]
  /** What all of it is made of, for a page that is drawn often: the same object means the same head (`../prepared`). */
  readonly of?: object | undefined
  /** What else its data say beside its title and description, where `of` is not all. */
  readonly and?: string
}
